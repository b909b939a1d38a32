# Hoe sterk de bots zijn; Engels staat in levels.toml.

gelato-mio-level-easy = Weet waarvoor hij verzamelt, en neemt vaak iets anders.
gelato-mio-level-medium = Plant zijn volgende twee klanten, met af en toe een misstap.
gelato-mio-level-hard = Denkt ook aan wat jij daarna zou doen.
gelato-mio-level-expert = Denkt meerdere beurten vooruit, in veel van de handen die je kunt hebben.
