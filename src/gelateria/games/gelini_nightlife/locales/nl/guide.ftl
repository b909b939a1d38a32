# Het eerste spel Gelini Nightlife, en de plaatjes bij de regels.

gelini-nightlife-lesson-throw = Ciao! Dit is de rij voor de club, en jouw figuur staat helemaal achteraan. Wie achteraan staat, gooit: jij dus!
gelini-nightlife-lesson-move = Een 2 leidt naar een VIP, die vier velden van je dansvloer vult. Neem hem!
gelini-nightlife-lesson-rearmost = Mooi! Nu staat iemand anders achteraan en gooit. Iedereen wordt gevraagd, van achteren af: de worp nemen of aan de volgende laten.
gelini-nightlife-lesson-clique = Later. Iemand gooide een 2 en paste, dus word jij gevraagd. Hij leidt naar een groene gast, en je hebt al een groene. Neem hem!
gelini-nightlife-lesson-joined = Twee van één kleur, en de hele vriendengroep komt mee: de laatste groene gast verliet zelfs de dansvloer van een ander!
gelini-nightlife-lesson-coins = Een andere avond. Je hebt een munt, en deze worp leidt naar de volgende. Met twee munten engageer je een star: vijf velden. Neem hem!
gelini-nightlife-lesson-end = Wie de dansvloer vult, 25 velden, wint meteen. Bereikt eerst een figuur de band, dan wint wie de minste vrije velden heeft. Veel plezier op het feest!

gelini-nightlife-scene-opening = De figuren staan achter de rij. Wie het verst achteraan staat, gooit.
gelini-nightlife-scene-asked = De eerste gooide een 3 en paste. Nu wordt de volgende gevraagd: de koraalrode gast, of niet?
gelini-nightlife-scene-target = Met een 2 bereikt de figuur het tweede plaatje, een VIP.
gelini-nightlife-scene-clique = Er is al een groene gast op de dansvloer. Nog een brengt ook de derde mee, waar hij ook is.
gelini-nightlife-scene-coins = Naast de dansvloer ligt een munt. Met de tweede komt een star.
gelini-nightlife-scene-flyer = Party Flyer: een gast, VIP of munt mag van andermans dansvloer worden gelokt.
