# Warum etwas nicht geht, in einem Satz: nach der Regel, die dagegen steht.

refused-table-form = Das geht jetzt nicht.
refused-table-turn = Du bist nicht dran.
refused-table-over = Die Partie ist vorbei.
refused-table-options = Diese Option gibt es hier nicht.
refused-table-seats = Das passt nicht zu den Plätzen an diesem Tisch.
    .that-seat-is-taken = Dieser Platz ist besetzt.
    .all-seats-are-taken = Alle Plätze sind besetzt.
    .nobody-sits-there = Dort sitzt niemand.
    .some-seats-are-free-wait-for-friends-or-fill-them-with-bots = Es sind noch Plätze frei: Warte auf Freunde oder füll sie mit Bots auf.
    .somebody-has-not-come-yet-wait-for-them-or-free-their-seat = Jemand ist noch nicht da: Warte oder gib den Platz frei.
refused-table-undo = Das lässt sich nicht mehr zurücknehmen.
refused-table-undo-together = Das lässt sich auch gemeinsam nicht zurücknehmen.
refused-table-decision = Zu spät: Diese Entscheidung ist schon gefallen.
refused-table-resign = Du hast aufgegeben; ein Bot spielt für dich weiter.
refused-table-stand-in = Das hat gerade ein Bot für dich entschieden. Der Platz gehört wieder dir.
    .in-a-rated-game-that-stays-as-it-was-chosen = In einer gewerteten Partie bleibt das, wie es gewählt wurde.
refused-table-break = Gerade ist Pause: Niemand handelt, bis es weitergeht.
    .the-table-does-not-pause = Gerade ist keine Pause.
refused-table-tumble = Deine Würfel rollen noch.
refused-table-clock = Der Sand ist durchgelaufen.
    .not-yet-wait-until-the-timer-has-run-out = Noch nicht: Gleich geht es los.
