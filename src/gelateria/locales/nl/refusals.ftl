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
    .more-people-sit-here-than-that-free-a-seat-first = Hier zitten meer mensen: maak eerst een plaats vrij.
    .somebody-has-come-or-gone-meanwhile-look-at-the-table-again = Intussen is er iemand gekomen of gegaan: kijk nog eens.
    .more-of-you-were-here-than-can-play-let-the-others-watch = Jullie waren met meer dan er kunnen spelen: laat de anderen kijken.
refused-table-host = Dat kan alleen wie de tafel leidt.
    .only-somebody-who-sits-here-can-run-the-table = Alleen wie aan tafel zit, kan de tafel leiden.
    .the-host-is-here-or-was-a-moment-ago = Wie de tafel leidt, is er, of was er net nog.
refused-table-undo = Dat kan niet meer worden teruggenomen.
refused-table-undo-together = Dat kan ook samen niet worden teruggenomen.
refused-table-decision = Te laat: die beslissing is al gevallen.
refused-table-resign = Je hebt opgegeven; een bot speelt voor je verder.
refused-table-stand-in = Dat heeft net een bot voor je beslist. De plaats is weer van jou.
refused-table-tumble = Je dobbelstenen rollen nog.
refused-table-clock = Het zand is op.
    .not-yet-wait-until-the-timer-has-run-out = Nog niet: het begint zo.
