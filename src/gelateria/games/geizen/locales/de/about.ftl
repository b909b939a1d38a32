geizen-title = Geizen
geizen-blurb = Wirf fünf Würfel, behalte, was wenig kostet, und fülle selbst die Reihe.
