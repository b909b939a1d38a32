# Waarom iets niet kan, in één zin: volgens de regel die het verbiedt.

refused-table-form = Dat kan nu niet.
refused-table-turn = Je bent niet aan de beurt.
refused-table-over = De partij is afgelopen.
refused-table-options = Die optie is er hier niet.
refused-table-seats = Dat past niet bij de plaatsen aan deze tafel.
    .that-seat-is-taken = Die plaats is bezet.
    .all-seats-are-taken = Alle plaatsen zijn bezet.
    .nobody-sits-there = Daar zit niemand.
    .some-seats-are-free-wait-for-friends-or-fill-them-with-bots = Er zijn nog plaatsen vrij: wacht op vrienden of vul ze aan met bots.
    .somebody-has-not-come-yet-wait-for-them-or-free-their-seat = Er is nog iemand niet: wacht of maak die plaats vrij.
refused-table-undo = Dat kan niet meer worden teruggenomen.
refused-table-undo-together = Dat kan ook samen niet worden teruggenomen.
refused-table-decision = Te laat: die beslissing is al gevallen.
refused-table-resign = Je hebt opgegeven; een bot speelt voor je verder.
refused-table-stand-in = Dat heeft net een bot voor je beslist. De plaats is weer van jou.
    .in-a-rated-game-that-stays-as-it-was-chosen = In een spel voor de ranglijst blijft dat zoals het gekozen is.
refused-table-break = Het is pauze: niemand handelt tot het verder gaat.
    .the-table-does-not-pause = Het is geen pauze.
refused-table-tumble = Je dobbelstenen rollen nog.
refused-table-clock = Het zand is op.
    .not-yet-wait-until-the-timer-has-run-out = Nog niet: het begint zo.
