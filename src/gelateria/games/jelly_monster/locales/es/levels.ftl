# Lo fuertes que son los bots; el inglés está en levels.toml.

jelly-monster-level-easy = Se toma su tiempo, coloca un dado en cuanto parece bueno en algún sitio y a menudo se equivoca.
jelly-monster-level-medium = Sabe qué barrios pagan y tira otra vez cuando los dados son malos.
jelly-monster-level-hard = Compara cada dado con la próxima tirada y guarda algunos hasta que los demás enseñan los suyos.
jelly-monster-level-expert = Deja que los demás vayan primero, ataca cuando han colocado sus dados y no se le escapa nada.
