# Pourquoi quelque chose n’est pas possible, en une phrase : d’après la règle qui s’y oppose.

refused-table-form = Ce n’est pas possible maintenant.
refused-table-turn = Ce n’est pas votre tour.
refused-table-over = La partie est finie.
refused-table-options = Cette option n’existe pas ici.
refused-table-seats = Cela ne correspond pas aux places de cette table.
    .that-seat-is-taken = Cette place est prise.
    .all-seats-are-taken = Toutes les places sont prises.
    .nobody-sits-there = Personne n’est assis là.
    .some-seats-are-free-wait-for-friends-or-fill-them-with-bots = Il reste des places libres : attendez des amis ou complétez avec des bots.
    .somebody-has-not-come-yet-wait-for-them-or-free-their-seat = Quelqu’un n’est pas encore là : attendez ou libérez sa place.
refused-table-undo = Cela ne peut plus s’annuler.
refused-table-undo-together = Cela ne peut pas s’annuler, même d’un commun accord.
refused-table-decision = Trop tard : cette décision est déjà prise.
refused-table-resign = Vous avez abandonné ; un bot joue à votre place.
refused-table-stand-in = Un bot vient d’en décider à ta place. La place est de nouveau à toi.
    .in-a-rated-game-that-stays-as-it-was-chosen = Dans une partie classée, cela reste comme on l’a choisi.
refused-table-break = La partie est en pause : personne n’agit avant la reprise.
    .the-table-does-not-pause = La partie n’est pas en pause.
refused-table-tumble = Vos dés roulent encore.
refused-table-clock = Le sablier est écoulé.
    .not-yet-wait-until-the-timer-has-run-out = Pas encore : ça commence tout de suite.
