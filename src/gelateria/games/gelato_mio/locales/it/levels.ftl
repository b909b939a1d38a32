# Quanto sono forti i bot; l’inglese sta in levels.toml.

gelato-mio-level-easy = Sa per che cosa raccoglie, e spesso prende altro.
gelato-mio-level-medium = Pianifica i prossimi due clienti, con qualche passo falso ogni tanto.
gelato-mio-level-hard = Pensa anche a che cosa faresti tu dopo.
gelato-mio-level-expert = Pensa diversi turni in anticipo, in molte delle mani che puoi avere.
