# Het eerste spel Attack of the Jelly Monster, en de plaatjes bij de regels.

jelly-monster-lesson-throw = Ciao! Jelly overspoelt de stad, en jij wilt de meeste. Hier spelen we om de beurt, zonder zandloper. Gooi je zeven stenen!
jelly-monster-lesson-place = Plaats nu één steen bij de ingang van een wijk. Neem de 5 of de 6: de hoogste som krijgt daar wat de marker toont.
jelly-monster-lesson-control = Geplaatst is geplaatst! De volgende keer gooi je de rest opnieuw. Aan het eind van de ronde pakt de hoogste som in elke wijk de beloning.
jelly-monster-lesson-effect = Kleine stenen hebben trucs. Een 1 stuurt een steen uit wijk 3 weg; een 3 of 4 verschuift een marker één zone. Plaats er een met zijn effect!
jelly-monster-lesson-centre = Een weggestuurde steen belandt in het stadscentrum. Wie daar de meeste heeft, krijgt een capsule met geheime jelly.
jelly-monster-lesson-seal = Bijna het eind van een ronde. Je laatste steen ligt, dus mag je een wijk afsluiten: daar plaatst niemand meer.
jelly-monster-lesson-timer = En draai nu de zandloper om: de anderen moeten opschieten!
jelly-monster-lesson-end = De ronde wordt geteld: kijk wat je hebt gewonnen! Let op, gelijke stenen van één speler in een wijk heffen elkaar op. Na vier rondes wint wie de meeste jelly heeft.

jelly-monster-scene-opening = De wijken liggen rond het centrum, elk met drie zones. De marker toont de huidige beloning.
jelly-monster-scene-placing = Zeven stenen achter het scherm. Eén ervan mag worden geplaatst, dan wordt de rest opnieuw gegooid.
jelly-monster-scene-removed = Een 1 werd in wijk 3 geplaatst en stuurde de 6 naar het stadscentrum.
jelly-monster-scene-shifted = Een 4 werd in wijk 2 geplaatst en schoof de marker één zone omhoog.
jelly-monster-scene-seal = Oranje heeft in drie wijken de hoogste som en krijgt daar de beloning.
jelly-monster-scene-sealed = Wijk 3 is afgesloten: niemand plaatst daar nog een steen tot de ronde voorbij is.
