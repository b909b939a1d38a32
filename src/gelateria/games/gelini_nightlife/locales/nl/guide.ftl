# Het eerste spel Gelini Nightlife, en de plaatjes bij de regels.

gelini-nightlife-lesson-throw = Ciao! Dit is de rij voor de club, en jouw figuur staat helemaal achteraan. Wie achteraan staat, gooit: jij dus!
gelini-nightlife-lesson-move = Een 2 leidt naar een VIP, die vier velden van je dansvloer vult. Neem hem!
gelini-nightlife-lesson-rearmost = Mooi! Nu staat iemand anders achteraan, en die gooit dus.
gelini-nightlife-lesson-asked = Later. Iemand gooide een 3 en paste. Dus wordt de volgende figuur gevraagd, van achter naar voren: dat ben jij!
gelini-nightlife-lesson-untaken = Zie je het kruisje? Eén worp wilde niemand. Na tien zulke worpen op rij moet de achterste de volgende nemen.
gelini-nightlife-lesson-clique = De 3 leidt naar een mintgroene gast, en er danst er al een bij jou. Neem hem!
gelini-nightlife-lesson-may = Twee van één kleur: nu kan de rest van de vriendengroep meekomen, allemaal of niemand. Een kortere rij brengt de band dichterbij, maar zo vroeg maakt dat weinig uit. Met de groep!
gelini-nightlife-lesson-joined = Daar zijn ze: een van helemaal vooraan in de rij, een zo van de dansvloer van een ander!
gelini-nightlife-lesson-coins = Een andere avond. Naast je dansvloer ligt een munt, en deze worp leidt naar de volgende. Neem hem!
gelini-nightlife-lesson-star = Met twee munten engageer je een star, die vijf velden vult! Er zijn er maar drie: de andere wachten hier.
gelini-nightlife-lesson-end = Wie de dansvloer vult, 25 velden, wint meteen. Bereikt eerst een figuur de band, dan wint wie de minste vrije velden heeft. Veel plezier op het feest!

gelini-nightlife-scene-opening = De figuren staan achter de rij. Wie het verst achteraan staat, gooit.
gelini-nightlife-scene-asked = De eerste gooide een 3 en paste. Nu wordt de volgende gevraagd: de koraalrode gast, of niet?
gelini-nightlife-scene-target = Met een 2 bereikt de figuur het tweede plaatje, een VIP.
gelini-nightlife-scene-clique = Er is al een groene gast op de dansvloer. Nog een brengt ook de derde mee, van een andere dansvloer.
gelini-nightlife-scene-friends = Het kruisje telt mee: één worp wilde niemand. Na tien op rij moet de achterste de volgende nemen.
gelini-nightlife-scene-question = Twee mintgroene gasten dansen samen. De rest van de vriendengroep kan meekomen, uit de rij en van een andere dansvloer: allemaal of niemand.
gelini-nightlife-scene-coins = Naast de dansvloer ligt een munt. Met de tweede komt een star.
gelini-nightlife-scene-flyer = Party Flyer: een gast, VIP of munt mag van andermans dansvloer worden gelokt.
