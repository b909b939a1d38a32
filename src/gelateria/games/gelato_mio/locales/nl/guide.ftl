# Het eerste spel Gelato Mio, en de plaatjes bij de regels.

gelato-mio-lesson-welcome = Ciao! Je hebt een ijssalon. Elke beurt doe je één van vier dingen: nemen, maken, bedienen of hulp vragen.
gelato-mio-lesson-draw = Eerst kaarten verzamelen: neem de suiker midden in de bovenste rij.
gelato-mio-lesson-came = Gelijke buren komen mee: drie keer suiker tegelijk!
gelato-mio-lesson-refill = Een lege rij krijgt drie nieuwe kaarten. Andere gaten blijven.
gelato-mio-lesson-make = Een paar beurten later. Aardbei, room en suiker in je hand: maak er een bol aardbei van!
gelato-mio-lesson-ball = Je eerste bol! Van elke smaak zijn er maar zeven, dus treuzel niet.
gelato-mio-lesson-serve = Een andere dag. Een klant wil een hoorntje met één bol chocolade. Je hebt allebei: bedien hem!
gelato-mio-lesson-served = 3 punten, en de volgende klant komt.
gelato-mio-lesson-goals = Doelen geven meer punten: wees de eerste met bekers of hoorntjes, of heb aan het eind de meeste bollen.
gelato-mio-lesson-memory = Wat anderen in de hand hebben, zie je niet, alleen hoeveel kaarten. Onthoud wat ze nemen, of maak aantekeningen: tik op een hand.
gelato-mio-lesson-help = Later. Je mist suiker voor een bol aardbei, en in de vitrine ligt er geen. Vraag hulp!
gelato-mio-lesson-pay = Hulp kost twee kaarten. Je hebt vier bekers: leg er twee af.
gelato-mio-lesson-helped = Je hebt een willekeurige kaart uit de andere hand getrokken: suiker! In je volgende beurt kun je je bol maken.
gelato-mio-lesson-hands = Pas op voor de kwaliteitscontrole: wie dan meer dan 7 kaarten in de hand heeft, verliest de helft.
gelato-mio-lesson-balls = Voor bollen geldt hetzelfde: bij meer dan 3 op tafel gaat de helft terug.
gelato-mio-lesson-end = Is een stapel bollen op, dan heeft iedereen nog één beurt.
gelato-mio-lesson-winner = Daarna worden de punten geteld, en wie de meeste heeft, wint. Buon appetito!

gelato-mio-scene-opening = Neem de middelste suiker van de bovenste rij, en beide buren komen mee; de suiker verder naar beneden blijft.
gelato-mio-scene-lines = Uit de tweede en derde rij is een kaart weg: de rest schoof naar links, en de gaten blijven.
gelato-mio-scene-make = Aardbei, room en suiker in de hand worden een bol aardbei.
gelato-mio-scene-serve = Een hoorntje in de hand, een bol chocolade op tafel: de klant die precies dat wil, kan bediend worden.
gelato-mio-scene-special = Een beker, een wafel en een bol van elke smaak: de klant van 12 punten kan bediend worden.
gelato-mio-scene-quality = De kwaliteitscontrole vindt acht kaarten in de hand: vier moeten weg.
gelato-mio-scene-help = Geen suiker in de vitrine: twee van de vier bekers zouden een kaart uit de andere hand kunnen brengen.
