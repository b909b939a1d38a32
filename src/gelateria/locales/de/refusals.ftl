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
    .more-people-sit-here-than-that-free-a-seat-first = Hier sitzen mehr Leute: Gib erst einen Platz frei.
    .somebody-has-come-or-gone-meanwhile-look-at-the-table-again = Inzwischen ist jemand gekommen oder gegangen: Sieh noch einmal hin.
    .more-of-you-were-here-than-can-play-let-the-others-watch = Ihr wart mehr, als mitspielen können: Lass die anderen zuschauen.
refused-table-host = Das kann nur, wer den Tisch leitet.
    .only-somebody-who-sits-here-can-run-the-table = Den Tisch kann nur leiten, wer daran sitzt.
    .the-host-is-here-or-was-a-moment-ago = Wer den Tisch leitet, ist da oder war es eben noch.
refused-table-undo = Das lässt sich nicht mehr zurücknehmen.
refused-table-undo-together = Das lässt sich auch gemeinsam nicht zurücknehmen.
refused-table-decision = Zu spät: Diese Entscheidung ist schon gefallen.
refused-table-resign = Du hast aufgegeben; ein Bot spielt für dich weiter.
refused-table-stand-in = Das hat gerade ein Bot für dich entschieden. Der Platz gehört wieder dir.
refused-table-tumble = Deine Würfel rollen noch.
refused-table-clock = Der Sand ist durchgelaufen.
    .not-yet-wait-until-the-timer-has-run-out = Noch nicht: Gleich geht es los.
