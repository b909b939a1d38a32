gelato-mio-title = Gelato Mio
gelato-mio-blurb = Sammle Zutaten, mach Eis daraus und bediene die Kunden, bevor es jemand anders tut.
gelato-mio-option-chain = Die ganze Gruppe gleicher Karten kommt mit
gelato-mio-option-memory = Alle merken sich selbst, was andere nehmen
gelato-mio-option-help = Hilfe holen ist erlaubt
