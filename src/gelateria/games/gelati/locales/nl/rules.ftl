# De regels van Gelati.

rules-section-aim = Doel van het spel
rule-gelati-aim = Verdien punten door je tegels naast andere te leggen en je geheime bestellingen te serveren. Wie het eerst 50 punten heeft, wint.

rules-section-material = Materiaal
rule-gelati-tiles = Er zijn 64 zeshoekige tegels. Op elke tegel staat een ijsje van drie onderdelen, een beker, een smaak en een versiering, en geen twee zijn gelijk.
rule-gelati-names = De bekers zijn kartonnen beker, hoorntje, ijscoupe en porseleinen schaal, de smaken aardbei, vanille, chocolade en pistache, de versieringen wafel, aardbei, kers en parasolletje. De tekst van het regelboek noemt hoorntje, ijscoupe, porseleinen schaal, pistache, kers en parasolletje niet.
rule-gelati-tokens = Er zijn 48 fiches, vier voor elk van de twaalf onderdelen. Samen vormen ze de voorraad.
rule-gelati-orders = Er zijn 16 verschillende bestellingen van elk één beker, één smaak en één versiering, met elke beker één keer bij elke smaak. Alleen kartonnen beker, aardbeienijs en wafel staat volledig in het regelboek.
rule-gelati-players = Er spelen 2 tot 4 spelers. Wie begint, wordt geloot.

rules-section-setting-up = Klaarleggen
rule-gelati-deal = Iedereen krijgt twee tegels en twee bestellingen en houdt ze geheim.
rule-gelati-cross = Vier willekeurige tegels liggen vanaf het begin in het midden, twee naast elkaar, één erboven en één eronder, of ze nu bij elkaar passen of niet.
rule-gelati-places = Je tegels en bestellingen staan in je hand in de volgorde waarin ze kwamen, en wat je trekt, komt achteraan. Iedereen ziet van welke plek je iets speelt.

rules-section-a-turn = Een beurt
rule-gelati-turn = Er wordt met de klok mee gespeeld. In je beurt leg je een tegel, bekijk je de rijen, mag je een bestelling serveren en trek je een tegel, in deze volgorde.

rules-section-1-place-a-tile = 1. Leg een tegel
rule-gelati-hand = Je legt één tegel uit je hand.
rule-gelati-touch = Hij moet minstens één hele zijde delen met een tegel op het bord. Je mag ook een gat vullen.
rule-gelati-match = Hij moet minstens één onderdeel gemeen hebben met elke tegel die hij raakt: de beker, de smaak of de versiering. De aardbei als versiering is geen aardbeienijs.
rule-gelati-rotate = Hoe een tegel gedraaid ligt, maakt niet uit.
rule-gelati-points = Je krijgt punten voor de zijden die raken: 0, 1, 3, 6, 10 of 15 punten voor 1, 2, 3, 4, 5 of 6 zijden.
rule-gelati-must-place = Kun je een tegel leggen, dan moet dat ook, zelfs voor 0 punten.
rule-gelati-swap = Past geen van je tegels, dan toon je ze en ruil je er een om voor de bovenste van de stapel, steeds weer tot er een past; dan worden de omgeruilde tegels weer door de stapel geschud.
rule-gelati-swap-must = In het regelboek staat dat je mag omruilen. Wij lezen dat als moeten, want wie een tegel kan leggen, moet dat doen: anders zou je de ene beurt na de andere kunnen overslaan.
rule-gelati-swap-open = Ook een tegel die je door omruilen krijgt, wordt getoond, zodat iedereen kan nagaan of hij past. Past hij, dan leg je een tegel zoals altijd.
rule-gelati-pass = Is de stapel leeg, past er niets uit de stapel of heb je geen tegel meer, dan pas je: je legt niets en trekt niets, maar je mag een bestelling serveren en ruilen zoals in elke beurt.

rules-section-2-check-the-rows = 2. Bekijk de rijen
rule-gelati-row = Maakt je tegel een rechte rij van vier of meer tegels met hetzelfde onderdeel compleet, in een van de drie richtingen, dan neem je daarvan één fiche uit de voorraad.
rule-gelati-row-new = Alleen een nieuwe rij levert een fiche op: maakt je tegel een rij langer die al vier of meer tegels had, dan krijg je er geen.
rule-gelati-rows-many = Maakt je tegel meer rijen compleet, of een rij die meer onderdelen gemeen heeft, dan neem je een fiche voor elke rij en elk onderdeel, ook twee gelijke.
rule-gelati-supply = Ligt er van die soort geen fiche meer in de voorraad, dan krijg je er geen.

rules-section-3-serve-an-order = 3. Serveer een bestelling
rule-gelati-order = Heb je de drie fiches van een van je bestellingen, dan mag je haar serveren, hoogstens één per beurt. Toon haar, leg de fiches terug in de voorraad, verdien 15 punten en trek een nieuwe bestelling, die je vanaf je volgende beurt mag serveren.
rule-gelati-order-again = Is de stapel bestellingen leeg, dan worden alle geserveerde bestellingen geschud en vormen ze de nieuwe stapel. De bestelling die je net hebt geserveerd, zit erbij en kan dus terugkomen.
rule-gelati-trade = Je mag twee van je fiches, gelijk of niet, ruilen voor één naar keuze uit de voorraad. Dat mag voor en na het serveren, zo vaak als je wilt.
rule-gelati-trade-other = De fiche die je neemt, moet van een andere soort zijn dan de twee die je geeft.
rule-gelati-limit = Aan het eind van deze stap mag je hoogstens vijf fiches hebben. Heb je er meer, dan moet je een bestelling serveren, ruilen of fiches terugleggen.
rule-gelati-limit-discard = Heb je er vijf of minder, dan mag je er geen terugleggen.
rule-gelati-ask = In deze stap wordt je iets gevraagd als je fiches, die iedereen ziet, je een keus laten: je kunt ruilen, je hebt er te veel, of je hebt er drie of meer en hebt nog geen bestelling geserveerd. Anders gaat je beurt vanzelf verder; zo verraadt de vraag niets over je bestellingen.

rules-section-4-draw-a-tile = 4. Trek een tegel
rule-gelati-draw = Je trekt een tegel zolang de stapel reikt. Dan is de volgende speler aan de beurt.

rules-section-the-end = Het einde
rule-gelati-fifty = Het spel eindigt zodra iemand 50 punten of meer heeft, ook midden in een beurt. Die speler wint.
rule-gelati-stack-out = Is de stapel leeg, dan gaat het spel door tot alle tegels gelegd zijn of iedereen na elkaar past. Wie de meeste punten heeft, wint; bij een gelijke stand zijn er meer winnaars.
rule-gelati-all-pass = Het spel eindigt ook als iedereen na elkaar past terwijl er nog tegels in de stapel zitten: dan past er geen enkele, uit geen hand en niet uit de stapel.

rules-section-what-is-known = Wat bekend is
rule-gelati-secret = Geheim zijn de tegels en bestellingen in elke hand en wat er nog in de stapels zit. Iedereen ziet het bord, de fiches, de punten, de geserveerde bestellingen en hoeveel tegels en bestellingen er in elke hand en elke stapel zijn.
rule-gelati-shown = Een tegel die je moest tonen, blijft bij iedereen bekend tot hij je hand verlaat. Iedereen ziet welke tegels en bestellingen naar een stapel teruggaan: alleen wie daarna trekt, kan er een van hebben.
