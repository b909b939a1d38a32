# Hoe sterk de bots zijn; Engels staat in levels.toml.

gelato-mio-level-easy = Weet waarvoor hij verzamelt, neemt vaak iets anders en vergeet wat jij nam.
gelato-mio-level-medium = Plant zijn volgende twee klanten, met af en toe een misstap, en onthoudt de helft van wat jij neemt.
gelato-mio-level-hard = Vergeet geen kaart die hij zag en denkt aan wat jij daarna zou doen.
gelato-mio-level-expert = Denkt meerdere beurten vooruit, in veel van de handen die je kunt hebben.
