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
    .more-people-sit-here-than-that-free-a-seat-first = Il y a plus de personnes que cela : libérez d’abord une place.
    .somebody-has-come-or-gone-meanwhile-look-at-the-table-again = Entre-temps quelqu’un est arrivé ou parti : regardez de nouveau la table.
    .more-of-you-were-here-than-can-play-let-the-others-watch = Vous étiez plus nombreux qu’il n’y a de places : laissez les autres regarder.
refused-table-host = Seule la personne qui tient la table le peut.
    .only-somebody-who-sits-here-can-run-the-table = Seul quelqu’un assis à la table peut la tenir.
    .the-host-is-here-or-was-a-moment-ago = La personne qui tient la table est là, ou l’était à l’instant.
refused-table-undo = Cela ne peut plus s’annuler.
refused-table-undo-together = Cela ne peut pas s’annuler, même d’un commun accord.
refused-table-decision = Trop tard : cette décision est déjà prise.
refused-table-resign = Vous avez abandonné ; un bot joue à votre place.
refused-table-stand-in = Un bot vient d’en décider à ta place. La place est de nouveau à toi.
refused-table-tumble = Vos dés roulent encore.
refused-table-clock = Le sablier est écoulé.
    .not-yet-wait-until-the-timer-has-run-out = Pas encore : ça commence tout de suite.
