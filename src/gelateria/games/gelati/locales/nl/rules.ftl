# De regels van Gelati.

rules-section-material = Materiaal
rule-gelati-tiles = 64 zeshoekige tegels: één voor elke combinatie van 4 bekers, 4 smaken en 4 versieringen.
rule-gelati-tokens = 48 fiches voor de onderdelen: 12 soorten, van elk 4.
rule-gelati-names = Bekers: kartonnen beker, hoorntje, ijscoupe, porseleinen schaal. Smaken: aardbei, vanille, chocolade, pistache. Versieringen: wafel, aardbei, kers, parasolletje. (Kartonnen beker, de eerste drie smaken, wafel en aardbei als versiering staan in de tekst.)
rule-gelati-orders = 16 verschillende bestellingen van één beker, één smaak en één versiering: nummer van de versiering = (nummer van de beker + nummer van de smaak) mod 4, in de volgorde hierboven. Beide bestellingen uit de voorbeelden van het regelboek zijn erbij.
rule-gelati-players = 2 tot 4; wie begint, wordt geloot.

rules-section-setting-up = Klaarleggen
rule-gelati-deal = Iedereen krijgt 2 tegels en 2 bestellingen, geheim.
rule-gelati-cross = 4 willekeurige tegels openen het bord in een kruis: de dichte ruit 1-2-1, axiaal (0,0) (1,0) (0,1) (1,−1). Ze hoeven niet bij elkaar te passen.
rule-gelati-places = Tegels en bestellingen staan in de hand in de volgorde waarin ze kwamen, met de rug naar de anderen: wat getrokken wordt, komt achteraan. Iedereen ziet van welke plek een tegel of bestelling wordt gespeeld.

rules-section-a-turn-place-check-rows-orders-draw = Een beurt: leggen, rijen bekijken, bestellingen, trekken
rule-gelati-turn = De vier stappen komen in deze volgorde, elk één keer.
rule-gelati-hand = Wie aan de beurt is, legt één tegel uit de eigen hand.
rule-gelati-touch = Een tegel wordt zo gelegd dat hij minstens één hele zijde deelt met een tegel op het bord. Gaten mogen worden gevuld.
rule-gelati-match = Met elke buur moet hij minstens één onderdeel gemeen hebben (dezelfde beker, of dezelfde smaak, of dezelfde versiering; de aardbei als versiering is geen aardbeienijs).
rule-gelati-rotate = Een tegel draaien heeft geen effect.
rule-gelati-points = Punten naar het aantal zijden dat raakt: 1→0, 2→1, 3→3, 4→6, 5→10, 6→15.
rule-gelati-must-place = Wie een tegel kan leggen, moet dat doen, ook voor 0 punten.
rule-gelati-swap = Past er niets: toon je hand; ruil een eigen tegel naar keuze om voor de bovenste van de stapel, steeds weer tot er een past; dan worden de omgeruilde tegels teruggeschud. Is de stapel leeg, of levert een hele ronde door de stapel niets op: passen.
rule-gelati-swap-open = Ook een tegel die door omruilen binnenkomt, wordt getoond, zodat iedereen het kan nagaan; de tegel die past, wordt dan gelegd.
rule-gelati-pass = Wie past, legt niets en trekt niets, maar mag een bestelling serveren en ruilen zoals in elke beurt. Wie geen tegel meer heeft, past.
rule-gelati-row = Een rechte rij, in een van de drie richtingen, van 4 of meer tegels met hetzelfde onderdeel, die door dit leggen compleet wordt, levert één fiche daarvan op.
rule-gelati-row-new = Alleen een nieuwe reeks levert iets op: elk deel van de rij naast de nieuwe tegel moet korter dan 4 zijn geweest. Een vijfde tegel levert niets op.
rule-gelati-rows-many = Meerdere reeksen leveren meerdere fiches op, ook van één soort in twee rijen.
rule-gelati-supply = Een soort die in de voorraad op is, levert niets op.
rule-gelati-order = Hoogstens één bestelling per beurt: met haar drie onderdelen toon je haar, je legt die terug, 15 punten, je legt haar af en trekt een nieuwe (bruikbaar vanaf de volgende beurt). Is de stapel bestellingen leeg, schud dan de aflegstapel.
rule-gelati-order-again = De bestelling die net is geserveerd, zit bij de afgelegde die worden geschud, en kan terugkomen.
rule-gelati-trade = Twee eigen fiches, gelijk of niet, voor één naar keuze uit de voorraad; zo vaak als je wilt, voor of na de bestelling, in deze stap.
rule-gelati-trade-other = De genomen fiche is van een andere soort dan de twee die je gaf.
rule-gelati-limit = Aan het eind van deze stap hoogstens 5 fiches: een bestelling serveren, ruilen of terugleggen tot het zo is.
rule-gelati-limit-discard = Wie er niet meer heeft dan dat, legt niets terug.
rule-gelati-ask = In deze stap wordt je iets gevraagd als de open fiches iets te beslissen laten: een ruil is mogelijk, het zijn er te veel, of het zijn er drie en er is nog geen bestelling geserveerd. Anders gaat de beurt vanzelf verder; zo verraadt de vraag niets over de bestellingen.
rule-gelati-draw = Trek één tegel zolang de stapel reikt; daarna volgt de volgende speler met de klok mee.

rules-section-the-end = Het einde
rule-gelati-fifty = 50 punten of meer beëindigen het spel meteen, ook midden in een beurt: die speler wint.
rule-gelati-stack-out = Is de stapel op, dan gaat het spel door tot elke tegel is gelegd of iedereen na elkaar past; wie de meeste punten heeft, wint; een gelijke stand wordt gedeeld.
rule-gelati-all-pass = Past iedereen na elkaar, dan eindigt het spel, ook als er nog tegels in de stapel liggen: niemand heeft er een die past, en daar zit er ook geen.

rules-section-what-is-known = Wat bekend is
rule-gelati-secret = Verborgen: de tegels en bestellingen in elke hand, en wat er nog in de stapels zit. Open: bord, fiches, punten, overal het aantal tegels en bestellingen, geserveerde bestellingen.
rule-gelati-shown = Een tegel die vanwege gelati.swap is getoond, blijft bij iedereen bekend tot hij de hand verlaat. Van tegels en bestellingen die je naar een stapel zag teruggaan, is bekend dat ze op geen enkele plek zitten die daarvoor al gevuld was.
