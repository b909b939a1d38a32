# De gids voor het eerste spel, welk spel ook.

guide-step = Les { $number } van { $count }
guide-next = Verder
guide-back = Terug
guide-real = Nu een echt spel
guide-coach = De coach zegt
guide-otherwise = Dat mag, maar de coach heeft iets anders in gedachten.
guide-not-this = Dit nog niet.
guide-wanted = De coach wacht op { $what }.
guide-quoted = “{ $label }”
guide-press = Hier valt niets te doen. Druk op “{ $button }” als je zover bent.
guide-points = Met een ring gemarkeerd: { $what }.
