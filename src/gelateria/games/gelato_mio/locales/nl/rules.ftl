# De regels van Gelato Mio.

rules-section-material-87-cards = Materiaal: 87 kaarten
rule-mio-ingredients = Vanille 4, aardbei 4, chocolade 4, room 6, suiker 6.
rule-mio-equipment = Bekers 4, hoorntjes 6, wafels 4.
rule-mio-quality = Kwaliteitscontrole: één kaart voor handen, één voor ijsbollen.
rule-mio-balls = IJsbollen: drie stapels, één per smaak, elk 7 kaarten.
rule-mio-orders = 19 klanten: één beker met 3 smaken voor 12 punten (de enige); 6 bekers (twee bollen van één smaak en één van een andere: alle zes mogelijkheden) voor 10; 6 hoorntjes met twee bollen: zelfde smaak 6 punten, gemengd 7; 6 hoorntjes met één bol, twee per smaak, 3 punten. De 12 punten, de aantallen 1+6+6+6 en de combinaties zijn T D; de andere punten C.
rule-mio-recipes = Een beker vraagt een bekerkaart, een wafel en zijn drie bollen; een hoorntje vraagt een hoorntjeskaart en zijn bollen.
rule-mio-objectives = Zeven doelen, vanaf het begin open: als eerste 2 bekers (4 punten), 2 hoorntjes met twee bollen (3), 3 hoorntjes met één bol (3); de meeste bollen vanille, de meeste aardbei, de meeste chocolade (elk 2), de meeste bollen in totaal (3).

rules-section-setting-up = Klaarleggen
rule-mio-display = De vitrine: 9 kaarten van de geschudde stapel, 3 rijen van 3, open. De rest is de trekstapel. De handen beginnen leeg.
rule-mio-order-display = De klant van 12 punten ligt open; de andere 18 worden geschud tot drie stapels van zes, de bovenste kaart open.
rule-mio-start-player = Wie begint, wordt geloot.

rules-section-a-turn-exactly-one-of-four-actions = Een beurt: precies één van vier acties
rule-mio-draw = Neem een kaart naar keuze uit de vitrine in je hand; gelijke kaarten die er recht naast, boven of onder liggen, moeten mee. (Alleen de buren van de gekozen kaart; de tafeloptie `chain` neemt de hele verbonden groep.)
rule-mio-close-up = Daarna schuift elke rij naar links aan. Kaarten veranderen nooit van rij.
rule-mio-refill = Een lege rij wordt meteen met drie kaarten gevuld; andere gaten blijven.
rule-mio-refill-order = Meerdere lege rijen worden van boven naar beneden gevuld, elk van links af, kaart voor kaart.
rule-mio-reshuffle = Is de trekstapel leeg, dan wordt de aflegstapel geschud en wordt die de trekstapel.
rule-mio-reshuffle-late = Dat gebeurt als er een kaart nodig is en er geen meer is, niet eerder: wat tot dan is afgelegd, wordt meegeschud.
rule-mio-make = Leg een smaak, een room en een suiker af: neem de bol van die smaak en leg hem open voor je neer. Niet als de stapel leeg is.
rule-mio-serve = Haal de kaarten (hand) en de bollen (tafel) van het recept uit het spel: neem de klantenkaart. De volgende klant van de stapel wordt omgedraaid; de kaart van 12 punten wordt niet vervangen.
rule-mio-help = Leg twee handkaarten af: neem er een willekeurige uit de hand van een tegenstander die er heeft.
rule-mio-help-steps = De twee kaarten gaan na elkaar weg, dan wordt de tegenstander genoemd; heeft maar één tegenstander kaarten, dan wordt er niets gevraagd.
rule-mio-pass = Niets mogelijk: passen. Past iedereen na elkaar, dan eindigt het spel en wordt er geteld als altijd.
rule-mio-claim = Wie het aantal klanten van een doel bereikt, neemt de kaart meteen, zonder kosten; de bijzondere klant, die van 12 punten, telt als beker; eenmaal genomen blijft de kaart van jou.

rules-section-quality-control = Kwaliteitscontrole
rule-mio-quality-now = Een kwaliteitskaart die in de vitrine komt, werkt meteen op alle spelers, te beginnen bij wie aan de beurt is, wordt afgelegd en vervangen. In de eerste vitrine treft ze niemand die iets heeft.
rule-mio-quality-hand = Meer dan 7 handkaarten: leg de helft af, naar beneden afgerond, naar eigen keuze.
rule-mio-quality-balls = Meer dan 3 bollen op tafel: de helft, naar beneden afgerond, naar eigen keuze, gaat terug naar hun stapels.
rule-mio-quality-order = Ze werkt voordat de volgende kaart wordt gedeeld, op de ene speler na de andere, en iedereen ziet wat degenen ervoor hebben afgestaan.
rule-mio-quality-guard = Bevatten trekstapel en aflegstapel alleen kwaliteitskaarten: stop met vullen, laat het gat, probeer het weer na de volgende afgelegde kaart.
rule-mio-quality-gap = Een rij waarvan het vullen is gestopt, wordt tot drie gevuld zodra dat kan, wat er intussen ook uit genomen is.

rules-section-secrets = Geheimen
rule-mio-hidden = Handen zijn verborgen. Trekstapel en andere stapels hebben geen volgorde die iemand zou kunnen kennen: een kaart wordt gekozen als ze wordt omgedraaid.
rule-mio-known = Kaarten die uit de vitrine kwamen of open weggingen, heeft iedereen gezien. Wie kijkt, krijgt te zien wat volgt uit alles wat die heeft gezien: de kaarten die in een hand moeten zitten, de andere als aantal, en van welke soorten die kunnen zijn.
rule-mio-stolen-known = Een kaart die door hulp is genomen, kennen de twee die het aangaat; voor alle anderen kan het elke kaart van die hand zijn.
rule-mio-lost-count = Te veel om te onthouden: de kijker kent nog steeds de kaarten die in een hand moeten zitten, wat er ook gestolen is.

rules-section-the-end = Het einde
rule-mio-last-round = Raakt een stapel bollen op, dan heeft elke speler nog één beurt, wie hem leegmaakte als laatste. Bollen die later teruggaan, veranderen niets.
rule-mio-shown = Aan het eind worden alle handen getoond.
rule-mio-majorities = Daarna de bollendoelen: bollen bij bediende klanten en op tafel tellen samen; wie de meeste heeft, wint de kaart; bij een gelijke stand, of als er geen enkele is, blijft ze liggen.
rule-mio-score = Klanten + doelen + 1 voor elke twee gelijke kaarten in de hand.
rule-mio-tie = Gelijke stand: minder bollenkaarten op tafel; daarna gedeeld.
