# De gids voor het eerste spel, welk spel ook.

guide-step = Les { $number } van { $count }
guide-next = Verder
guide-back = Terug
guide-real = Nu een echt spel
guide-coach = De coach zegt
guide-otherwise = Dat mag, maar de coach heeft iets anders in gedachten.
