# Quanto sono forti i bot; l’inglese sta in levels.toml.

gelato-mio-level-easy = Sa per che cosa raccoglie, spesso prende altro e dimentica quello che hai preso.
gelato-mio-level-medium = Pianifica i prossimi due clienti, con qualche passo falso ogni tanto, e ricorda metà di quello che prendi.
gelato-mio-level-hard = Non dimentica nessuna carta che ha visto e pensa a che cosa faresti tu dopo.
gelato-mio-level-expert = Pensa diversi turni in anticipo, in molte delle mani che puoi avere.
