# Wie stark die Bots sind; Englisch steht in levels.toml.

gelato-mio-level-easy = Weiß, wofür er sammelt, nimmt oft etwas anderes und vergisst, was du genommen hast.
gelato-mio-level-medium = Plant die nächsten beiden Kunden, mit einem Ausrutscher hier und da, und merkt sich die Hälfte von dem, was du nimmst.
gelato-mio-level-hard = Vergisst keine Karte, die er sah, und denkt daran, was du als Nächstes tätest.
gelato-mio-level-expert = Denkt mehrere Züge voraus, in vielen der Hände, die du haben kannst.
