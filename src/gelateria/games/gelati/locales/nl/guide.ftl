# Het eerste spel Gelati, en de plaatjes bij de regels.

gelati-lesson-place = Ciao! Elke tegel heeft een beker, een smaak en een versiering. Leg er een van jou waar hij met elke buur iets deelt.
gelati-lesson-points = Hoe meer zijden elkaar raken, hoe beter: twee geven 1 punt, drie 3, en zes zelfs 15. Daarna trek je een tegel.
gelati-lesson-row = Iets later. Drie keer chocolade-ijs op een rij! Leg je chocolade in de porseleinen schaal aan een uiteinde.
gelati-lesson-row-wanted = Leg je chocolade in de porseleinen schaal op een van de twee plekken met een ring.
gelati-lesson-token = Vier dezelfde op een rij, en de chocoladefiche is van jou. Met fiches serveer je je geheime bestellingen. Je mag er vijf houden.
gelati-lesson-swap = Een andere keer: geen van je tegels past. Dan toon je ze en ruil je er een om voor de bovenste van de stapel. Kies er een!
gelati-lesson-swapped = Deze tegel past, dus die zou je nu leggen. Anders zou je nog eens omruilen. De oude gaat terug in de stapel.
gelati-lesson-trade = Later. Je bestelling wil een porseleinen schaal, chocolade en een aardbei erop. Ruil een chocolade en de pistache voor de aardbei!
gelati-lesson-order = Daar is hij! Serveer nu de bestelling: je legt de drie fiches terug.
gelati-lesson-end = 15 punten en een nieuwe geheime bestelling. Wie het eerst 50 punten heeft, wint meteen. Buon appetito!

gelati-scene-opening = Vier tegels openen het bord. Een nieuwe moet met elke buur beker, smaak of versiering delen.
gelati-scene-row = Drie keer chocolade-ijs op een rij: een vierde aan een uiteinde levert een chocoladefiche op.
gelati-scene-sides = De vrije plek links van het hoorntje met chocolade raakt vier tegels: wat daar past, geeft 6 punten.
gelati-scene-swap = Geen van beide past. Ze worden allebei getoond en één wordt omgeruild voor de bovenste van de stapel.
gelati-scene-trade = Twee fiches kopen er één naar keuze uit de voorraad: hier de aardbei die de bestelling nog mist.
gelati-scene-order = Porseleinen schaal, chocolade, aardbei: de eerste bestelling kan voor 15 punten worden geserveerd.
