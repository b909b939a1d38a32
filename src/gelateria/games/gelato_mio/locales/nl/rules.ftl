# De regels van Gelato Mio.

rules-section-aim = Doel van het spel
rule-mio-aim = Je hebt een ijssalon: verzamel ingrediënten, maak er ijsbollen van en bedien klanten. Wie aan het eind de meeste punten heeft, wint.

rules-section-material-87-cards = Materiaal: 87 kaarten
rule-mio-ingredients = De ingrediënten voor bollen zijn 4 vanille, 4 aardbei, 4 chocolade, 6 room en 6 suiker.
rule-mio-equipment = Om ijs te serveren zijn er 4 bekers, 6 hoorntjes en 4 wafels.
rule-mio-balls = De ijsbollen liggen op drie stapels, één per smaak, van elk 7 kaarten.
rule-mio-quality = Er zijn twee kaarten kwaliteitscontrole: één voor handen en één voor ijsbollen.
rule-mio-orders = Elk van de 19 klanten wil één ijs. Een beker met alle drie de smaken levert 12 punten op (1 klant), een beker met twee smaken 10 (6 klanten), een hoorntje met twee smaken 7 (3), een hoorntje met twee bollen van één smaak 6 (3) en een hoorntje met één bol 3 (6).
rule-mio-recipes = Een beker vraagt een bekerkaart, een wafel en zijn drie bollen; een hoorntje vraagt een hoorntjeskaart en zijn bollen.
rule-mio-objectives = Zeven doelen liggen vanaf het begin open. Drie zijn voor wie als eerste 2 bekers (4 punten), 2 hoorntjes met twee bollen (3) of 3 hoorntjes met één bol (3) heeft geserveerd, vier voor wie aan het eind de meeste bollen heeft: van vanille, aardbei of chocolade (elk 2) en in totaal (3).

rules-section-setting-up = Klaarleggen
rule-mio-display = Schud de trekstapel en leg negen kaarten open neer, drie rijen van drie: de vitrine. De handen beginnen leeg.
rule-mio-order-display = De klant van 12 punten ligt open; de andere 18 worden geschud tot drie stapels van zes, de bovenste kaart open.
rule-mio-start-player = Wie begint, wordt geloot.

rules-section-a-turn = Een beurt
rule-mio-turns = Jullie zijn met de klok mee aan de beurt en doen elke beurt precies één ding.
rule-mio-actions = Er zijn vier dingen te doen: uit de vitrine nemen, ijs maken, een klant bedienen of hulp vragen.
rule-mio-no-help = De Portugese regels tellen er maar drie: zonder de tafeloptie ‘Je mag hulp vragen’ vraagt niemand hulp.
rule-mio-pass = Kun je niets doen, dan pas je; past iedereen na elkaar, dan eindigt het spel en wordt er geteld als altijd.

rules-section-draw-from-the-display = Uit de vitrine nemen
rule-mio-draw = Neem een kaart uit de vitrine in je hand; gelijke kaarten er direct naast, links, rechts, boven of onder, moeten mee.
rule-mio-chain = Met de tafeloptie ‘Je neemt de hele groep gelijke kaarten’ komen ook de gelijke kaarten daarnaast mee, enzovoort.
rule-mio-close-up = Daarna schuift elke rij naar links aan; geen kaart verandert van rij.
rule-mio-refill = Een lege rij wordt meteen met drie kaarten van de trekstapel gevuld; andere gaten blijven.
rule-mio-refill-order = Meerdere lege rijen worden van boven naar beneden gevuld, elk van links af, kaart voor kaart.
rule-mio-reshuffle = Is de trekstapel op, dan wordt de aflegstapel geschud en wordt die de trekstapel.
rule-mio-reshuffle-late = Dat gebeurt als er een kaart nodig is en er geen meer is, met alles wat tot dan is afgelegd.

rules-section-make-ice-cream = IJs maken
rule-mio-make = Leg een smaak, een room en een suiker af en leg een bol van die smaak open voor je neer, als er nog een op zijn stapel ligt.

rules-section-serve-a-customer = Een klant bedienen
rule-mio-serve = Wat de klant wil, kaarten uit je hand en bollen van je tafel, gaat uit het spel, en je legt de klant voor je neer. De volgende van die stapel wordt omgedraaid; na de klant van 12 punten komt niemand.
rule-mio-claim = Wie als eerste zoveel bekers, hoorntjes met twee bollen of hoorntjes met één bol heeft geserveerd als een doel vraagt, neemt dat doel meteen en houdt het; de klant van 12 punten telt als beker.

rules-section-ask-for-help = Hulp vragen
rule-mio-help = Leg twee handkaarten af en trek een willekeurige kaart uit de hand van een tegenstander naar keuze die er heeft.
rule-mio-help-steps = De twee kaarten gaan na elkaar weg, dan zeg je wie moet helpen; heeft maar één tegenstander kaarten, dan hoef je het niet te zeggen.

rules-section-quality-control = Kwaliteitscontrole
rule-mio-quality-now = Een kwaliteitskaart die in de vitrine komt, werkt meteen op alle spelers, te beginnen bij wie aan de beurt is; daarna wordt ze afgelegd en vervangen. Bij het klaarleggen heeft nog niemand iets, dus doet ze niets.
rule-mio-quality-hand = Wie meer dan 7 kaarten in de hand heeft, legt er de helft van af, naar beneden afgerond, naar eigen keuze.
rule-mio-quality-balls = Wie meer dan 3 bollen op tafel heeft, legt er de helft van, naar beneden afgerond, naar eigen keuze, terug op hun stapels.
rule-mio-quality-order = Ze werkt voordat de volgende kaart wordt gedeeld, op de ene speler na de andere, en iedereen ziet wat degenen ervoor hebben weggedaan.
rule-mio-quality-guard = Zolang trekstapel en aflegstapel alleen kwaliteitskaarten bevatten, wordt geen rij gevuld; na de volgende afgelegde kaart wordt het weer geprobeerd.
rule-mio-quality-gap = Een rij waarvan het vullen is gestopt, wordt tot drie gevuld zodra dat kan, wat er intussen ook uit genomen is.

rules-section-who-knows-what = Wie wat weet
rule-mio-hidden = Handen zijn verborgen. Wat er van de trekstapel of een andere stapel komt, kan niemand weten: het wordt gekozen als het wordt omgedraaid.
rule-mio-memory = Iedereen heeft gezien welke kaarten in een hand gingen, en onthoudt dat zelf: van andere handen zie je hoeveel kaarten ze hebben. Je mag aantekeningen maken.
rule-mio-memory-log = Het verloop zegt wat anderen uit de vitrine namen tot hun volgende beurt begint; daarna alleen nog dat ze namen. Na het spel zegt het alles.
rule-mio-memory-bots = Bots onthouden volgens hun niveau: makkelijk niets, gemiddeld elke kaart met een kans van een half, moeilijk en expert alles wat ze zagen. Een eigen bot krijgt alles te horen wat hij gezien kan hebben.
rule-mio-memory-hints = Raad komt van een expert die alles onthoudt wat jij gezien kunt hebben, en het niet vertelt.
rule-mio-known = Zonder de tafeloptie ‘Iedereen onthoudt zelf wat anderen nemen’ onthoudt de tafel het voor iedereen: die toont de kaarten die volgens alles wat je zag in een hand moeten zitten, de andere als aantal, en van welke soorten die kunnen zijn.
rule-mio-stolen-known = Welke kaart de hulp bracht, weten de twee die het aangaat; voor alle anderen kan het elke kaart van die hand zijn.
rule-mio-lost-count = Wordt dat te veel om te onthouden, dan toont de tafel nog steeds de kaarten die in een hand moeten zitten, wat de hulp ook bracht.

rules-section-the-end = Het einde
rule-mio-last-round = Is een stapel bollen op, dan heeft iedereen nog één beurt, als laatste de speler die de laatste bol ervan nam.
rule-mio-no-way-back = Bollen die daarna op de stapel teruggaan, veranderen niets.
rule-mio-shown = Aan het eind worden alle handen getoond.
rule-mio-majorities = Daarna komen de bollendoelen: tel die bij jullie klanten en die op jullie tafel samen. Wie de meeste heeft, wint de kaart; bij een gelijke stand, of als niemand er heeft, krijgt niemand haar.
rule-mio-score = Tel op: je klanten, je doelen en 1 punt voor elke twee gelijke kaarten in je hand.
rule-mio-winner = Wie de meeste punten heeft, wint.
rule-mio-tie = Bij een gelijke stand wint wie minder bollenkaarten op tafel heeft; is ook dat gelijk, dan winnen jullie samen.
