# Wie stark die Bots sind; Englisch steht in levels.toml.

gelati-level-easy = Sieht die guten Plätze, irrt sich aber oft, welcher der beste ist.
gelati-level-medium = Denkt ein Plättchen voraus und irrt sich selten sehr.
gelati-level-hard = Spielt ein paar wahrscheinliche Züge durch, bevor er sich entscheidet.
gelati-level-expert = Spielt jeden wahrscheinlichen Zug durch, viele Male, in jeder Welt, die sein kann.
