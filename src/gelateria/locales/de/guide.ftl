# Die Einführung ins erste Spiel, gleich welches.

guide-step = Lektion { $number } von { $count }
guide-next = Weiter
guide-back = Zurück
guide-real = Jetzt richtig spielen
guide-coach = Der Coach sagt
guide-otherwise = Das ist erlaubt, aber der Coach hat etwas anderes vor.
guide-not-this = Das noch nicht.
guide-wanted = Der Coach wartet auf { $what }.
guide-quoted = „{ $label }“
guide-press = Hier gibt es nichts zu tun. Drück „{ $button }“, wenn du so weit bist.
guide-points = Mit einem Ring markiert: { $what }.
