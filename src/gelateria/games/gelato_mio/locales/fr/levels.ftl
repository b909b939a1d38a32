# La force des bots ; l’anglais est dans levels.toml.

gelato-mio-level-easy = Sait pour quoi il collectionne, et prend souvent autre chose.
gelato-mio-level-medium = Prévoit ses deux prochains clients, avec un faux pas de temps en temps.
gelato-mio-level-hard = Pense aussi à ce que vous feriez ensuite.
gelato-mio-level-expert = Pense plusieurs tours à l’avance, dans beaucoup des mains que vous pouvez avoir.
