# Wie stark die Bots sind; Englisch steht in levels.toml.

gelato-mio-level-easy = Weiß, wofür er sammelt, und nimmt oft etwas anderes.
gelato-mio-level-medium = Plant die nächsten beiden Kunden, mit einem Ausrutscher hier und da.
gelato-mio-level-hard = Denkt auch daran, was du als Nächstes tätest.
gelato-mio-level-expert = Denkt mehrere Züge voraus, in vielen der Hände, die du haben kannst.
