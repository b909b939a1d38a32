# Warum etwas nicht geht, in einem Satz: nach der Regel, die dagegen steht.

refused-gelati-must-place = Eines deiner Plättchen passt: Platziere es.
refused-gelati-turn = Das kommt in deinem Zug jetzt nicht an die Reihe.
refused-gelati-hand = Dieses Plättchen ist nicht auf deiner Hand.
refused-gelati-touch = Dort ist kein freier Platz, der ein Plättchen berührt.
refused-gelati-match = Es passt nicht zu jedem Nachbarn.
refused-gelati-order = Pro Zug geht eine Bestellung, und nur eine eigene, deren drei Bestandteile du hast.
refused-gelati-trade = Für einen Tausch brauchst du zwei eigene Bestandteile, und im Vorrat muss der gewünschte sein.
refused-gelati-trade-other = Du bekämst zurück, was du gibst.
refused-gelati-limit = Abgeworfen wird nur, was du hast und was zu viel ist; danach geht es weiter.
