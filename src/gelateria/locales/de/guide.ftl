# Die Einführung ins erste Spiel, gleich welches.

guide-step = Lektion { $number } von { $count }
guide-next = Weiter
guide-back = Zurück
guide-real = Jetzt richtig spielen
guide-coach = Der Coach sagt
guide-otherwise = Das ist erlaubt, aber der Coach hat etwas anderes vor.
