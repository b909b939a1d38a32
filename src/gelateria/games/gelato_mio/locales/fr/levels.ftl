# La force des bots ; l’anglais est dans levels.toml.

gelato-mio-level-easy = Sait pour quoi il collectionne, prend souvent autre chose et oublie ce que vous avez pris.
gelato-mio-level-medium = Prévoit ses deux prochains clients, avec un faux pas de temps en temps, et retient la moitié de ce que vous prenez.
gelato-mio-level-hard = N’oublie aucune carte qu’il a vue et pense à ce que vous feriez ensuite.
gelato-mio-level-expert = Pense plusieurs tours à l’avance, dans beaucoup des mains que vous pouvez avoir.
