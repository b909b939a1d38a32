# Het eerste spel Attack of the Jelly Monster, en de plaatjes bij de regels.

jelly-monster-lesson-throw = Ciao! Jelly overspoelt de stad, en jij wilt de meeste. Hier spelen we om de beurt, zonder zandloper. Gooi je zeven stenen!
jelly-monster-lesson-marker = Elke wijk heeft drie zones, en elke zone belooft een andere beloning. De marker licht er één uit: die wordt betaald.
jelly-monster-lesson-place = Naast de zones ligt de ingang: daar worden stenen geplaatst. Neem een 5 of een 6 en plaats hem bij de ingang van een wijk!
jelly-monster-lesson-place-wanted = Kies een steen met een 5 of een 6 en dan een wijk ervoor.
jelly-monster-lesson-control = De hoogste som bij de ingang heeft de controle over de wijk. Wie die aan het eind van de ronde heeft, krijgt de beloning.
jelly-monster-lesson-remove = Kleine stenen hebben effecten. Een 1 of een 2 mag een andere steen bij zijn ingang wegsturen. Plaats een 1 in wijk 3 en stuur de 6 weg!
jelly-monster-lesson-centre = Een weggestuurde steen belandt in het stadscentrum. Wie daar de meeste heeft, krijgt een capsule met geheime jelly.
jelly-monster-lesson-shift = Een 3 of een 4 mag de marker van zijn wijk één zone verschuiven. Plaats er een en verander wat de wijk betaalt!
jelly-monster-lesson-cancel = Let op: gelijke stenen van één speler bij een ingang heffen elkaar op. Twee zessen van jou bij dezelfde zouden niets tellen.
jelly-monster-lesson-seal = Bijna het eind van een ronde. Je laatste steen ligt, dus mag je een wijk afsluiten: daar plaatst niemand meer.
jelly-monster-lesson-timer = En draai nu de zandloper om: de anderen moeten opschieten!
jelly-monster-lesson-end = De ronde wordt geteld: kijk wat je hebt gewonnen! Na vier rondes wint wie de meeste jelly heeft.

jelly-monster-scene-opening = De wijken liggen rond het centrum, elk met drie zones. De marker toont de huidige beloning.
jelly-monster-scene-placing = Zeven stenen achter het scherm. Eén ervan mag worden geplaatst, dan wordt de rest opnieuw gegooid.
jelly-monster-scene-removed = Een 1 werd in wijk 3 geplaatst en stuurde de 6 naar het stadscentrum.
jelly-monster-scene-shifted = Een 4 werd in wijk 2 geplaatst en schoof de marker één zone omhoog.
jelly-monster-scene-seal = Oranje heeft in drie wijken de hoogste som en krijgt daar de beloning.
jelly-monster-scene-sealed = Wijk 3 is afgesloten: niemand plaatst daar nog een steen tot de ronde voorbij is.
