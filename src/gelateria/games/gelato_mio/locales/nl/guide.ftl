# Het eerste spel Gelato Mio, en de plaatjes bij de regels.

gelato-mio-lesson-draw = Ciao! Je hebt een ijssalon en doet elke beurt één ding. Eerst kaarten verzamelen: neem de suiker midden in de bovenste rij.
gelato-mio-lesson-came = Gelijke buren komen mee: drie keer suiker tegelijk! Een lege rij krijgt drie nieuwe kaarten, andere gaten blijven.
gelato-mio-lesson-make = Een paar beurten later. Aardbei, room en suiker in je hand: maak er een bol aardbei van!
gelato-mio-lesson-ball = Je eerste bol! Hij ligt open voor je. Van elke smaak zijn er maar zeven, dus treuzel niet.
gelato-mio-lesson-serve = Een andere dag. Een klant wil een hoorntje met één bol chocolade. Je hebt allebei: serveer!
gelato-mio-lesson-served = 3 punten, en de volgende klant komt. Doelen geven meer: wees de eerste met bekers of hoorntjes, of heb de meeste bollen.
gelato-mio-lesson-end = Pas op voor de kwaliteitscontrole: boven 7 kaarten of 3 bollen gaat de helft weg. Is een stapel bollen op: ieder nog één beurt. Wie de meeste punten heeft, wint!

gelato-mio-scene-opening = Neem de middelste suiker van de bovenste rij, en beide buren komen mee; de suiker verder naar beneden blijft.
gelato-mio-scene-lines = Uit de tweede en derde rij is een kaart weg: de rest schoof naar links, en de gaten blijven.
gelato-mio-scene-make = Aardbei, room en suiker in de hand worden een bol aardbei.
gelato-mio-scene-serve = Een hoorntje in de hand, een bol chocolade op tafel: de klant die precies dat wil, kan bediend worden.
gelato-mio-scene-special = Een beker, een wafel en een bol van elke smaak: de klant van 12 punten kan bediend worden.
gelato-mio-scene-quality = De kwaliteitscontrole vindt acht kaarten in de hand: vier moeten weg.
