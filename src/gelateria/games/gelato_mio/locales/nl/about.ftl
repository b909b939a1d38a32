gelato-mio-title = Gelato Mio
gelato-mio-blurb = Verzamel ingrediënten, maak er ijs van en bedien de klanten voordat een ander het doet.
gelato-mio-option-chain = Je neemt de hele groep gelijke kaarten
gelato-mio-option-memory = Iedereen onthoudt zelf wat anderen nemen
gelato-mio-option-help = Je mag hulp vragen
