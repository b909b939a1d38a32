geizen-title = Geizen
geizen-blurb = Wirf fünf Würfel, leg heraus, was wenig kostet, und mach selbst die Reihe voll.
