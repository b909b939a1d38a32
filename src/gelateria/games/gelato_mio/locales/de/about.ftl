gelato-mio-title = Gelato Mio
gelato-mio-blurb = Sammle Zutaten, mach Eis daraus und bediene die Kunden, bevor es jemand anders tut.
gelato-mio-option-chain = Ziehen nimmt die ganze Gruppe gleicher Karten
