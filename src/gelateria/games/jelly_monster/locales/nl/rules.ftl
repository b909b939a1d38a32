# De regels van Attack of the Jelly Monster.

rules-section-aim = Doel van het spel
rule-jelly-aim = Verzamel jelly: stuur elke ronde je stenen naar de wijken en pak wat ze betalen. Wie na vier rondes de meeste jelly heeft, wint.

rules-section-material = Materiaal
rule-jelly-dice = Iedereen heeft een scherm en 7 stenen van één kleur.
rule-jelly-districts = Rond het stadscentrum liegen twee wijken meer dan er spelers zijn. Ze worden uit 8 wijkborden getrokken, elk met een groene kant (A1 tot A8, voor een eerste spel) en een gevorderde (B1 tot B8). De tafel kiest de kanten: gemengd zoals het toeval wil, alleen groene, alleen gevorderde, of zelf gekozen, met de klok mee vanaf de drone; wat niemand koos, wordt getrokken.
rule-jelly-zones = Een wijk heeft een ingang, waar stenen worden geplaatst, en daarachter drie zones met elk een andere beloning. Naast een ervan staat een marker, elke ronde eerst naast die bij de ingang: alleen die beloning wordt betaald.
rule-jelly-rewards = Groene kanten betalen jelly en capsules. Gevorderde kanten kunnen ook naar een buurwijk wijzen, van de anderen nemen, aan hen geven of een capsule kosten.
rule-jelly-capsules = 30 capsules liggen gedekt op een stapel. 6 tonen een dobbelsteen, de andere een getal: drie de 2, vijf de 3, zes de 4, vijf de 5, drie de 6 en twee de 8.
rule-jelly-jelly = Iedereen begint met 2 jelly. De voorraad raakt nooit op.
rule-jelly-drone = De drone wijst naar wijk 1, waar het tellen begint, en ligt bij één speler, die het eerst trekt als meerderen een capsule krijgen: in de eerste ronde bepaalt het toeval bij wie, daarna elke ronde bij de volgende met de klok mee.

rules-section-a-round = Een ronde
rule-jelly-ready = Iedereen pakt zijn dobbelstenen. Met de laatste ‘Ik ben zover!’ begint een aftelling van 3 seconden, voor iedereen dezelfde; niemand gooit voordat die voorbij is. Dan begint de ronde voor iedereen tegelijk.
rule-jelly-together = Alle spelers handelen tegelijk, zonder volgorde. Wat het eerst bij de tafel aankomt, is het eerst gebeurd.
rule-jelly-roll = Je gooit alle dobbelstenen die je nog hebt, verborgen achter je scherm.
rule-jelly-place = Daarna plaats je een van de gegooide stenen bij de ingang van een wijk die niet is afgesloten, of geen; dan gooi je de rest opnieuw, enzovoort. Je plaatst nooit twee stenen uit één worp.
rule-jelly-final = Een steen die je hebt geplaatst, neem je nooit terug en verplaats je nooit.
rule-jelly-no-way-back = Omdat iedereen tegelijk handelt, wordt er helemaal niets teruggenomen: iemand kan er al op gereageerd hebben.
rule-jelly-remove = Plaats je een 1 of 2, dan mag je meteen één andere steen van die ingang, van wie dan ook, naar het stadscentrum verwijderen.
rule-jelly-shift = Plaats je een 3 of 4, dan mag je meteen de marker van die wijk één zone omhoog of omlaag schuiven. Omhoog is van de ingang af; onder de eerste zone en boven de derde is niets.
rule-jelly-plain = Een 5 of 6 heeft geen effect.
rule-jelly-effect-now = Een effect voer je meteen uit als je de steen plaatst, of helemaal niet.
rule-jelly-seal = Heb je je laatste steen geplaatst, dan mag je één wijk afsluiten die nog open is, welke ook: tot het eind van de ronde plaatst niemand meer een steen bij haar ingang. Een steen die later wordt verwijderd, maakt dit niet ongedaan.
rule-jelly-timer = Heb je je laatste steen geplaatst, dan mag je de zandloper omdraaien, of je nu een wijk hebt afgesloten of niet; dat gebeurt maar één keer per ronde. De anderen hebben dan nog 10 seconden.
rule-jelly-done = Afsluiten en omdraaien mag je in elke volgorde, nu of later in de ronde. Wil je geen van beide meer, dan zeg je dat je klaar bent; je bent ook klaar als je al een wijk hebt afgesloten en de zandloper wordt omgedraaid.
rule-jelly-timer-guard = Is iedereen klaar, dan eindigt de ronde meteen. Draait niemand de zandloper om, dan doet de tafel dat, 20 seconden nadat de eerste speler de laatste steen heeft geplaatst; daarna lopen zijn 10 seconden zoals altijd.
rule-jelly-time-up = Is het zand doorgelopen, dan gooit of plaatst niemand meer; niet-geplaatste stenen doen deze ronde niet meer mee.

rules-section-scoring-a-round = Een ronde tellen
rule-jelly-clockwise = De wijken tellen vanaf de wijk van de drone, met de klok mee; het is elke ronde dezelfde (het centrum draait met de drone mee).
rule-jelly-cancel = Eerst heffen bij een ingang alle gelijke stenen van één kleur elkaar op, ook drie gelijke; ze tellen deze ronde niet meer mee.
rule-jelly-control = Wie de hoogste som heeft, heeft de controle over de wijk en krijgt de huidige beloning; bij een gelijke stand krijgen alle betrokken spelers haar. Waar niemand stenen heeft, wordt niets betaald.
rule-jelly-centre = Na de wijken krijgt wie de meeste stenen in het stadscentrum heeft een capsule, en bij een gelijke stand krijgt ieder van hen er een; het aantal telt, niet de som. Een leeg centrum betaalt niemand.
rule-jelly-next-round = Voor de volgende ronde neemt iedereen zijn stenen terug, gaan de markers naar de eerste zone en zijn afgesloten wijken weer open.

rules-section-rewards = Beloningen
rule-jelly-several = Meerdere symbolen worden na elkaar uitgevoerd, van links naar rechts, elk voor alle spelers voor wie het is.
rule-jelly-jelly-n = Een getal is zoveel jelly uit de voorraad; 0 is niets.
rule-jelly-capsule = Je pakt de bovenste capsule van de stapel, en alleen jij bekijkt haar. Zijn er te weinig voor alle spelers met een gelijke stand, dan krijgt geen van hen er een.
rule-jelly-lose-capsule = Je kiest een van je capsules en legt die terug in de doos; heb je er geen, dan verlies je niets.
rule-jelly-lost-unseen = Een verloren capsule gaat dicht in de doos: alleen wie haar had, kent haar, en ze komt nooit terug op de stapel.
rule-jelly-per-capsule = Je krijgt 2 jelly voor elk van je capsules, en je houdt de capsules.
rule-jelly-take-each = Elke andere speler betaalt je 1 of 2; wie minder heeft, betaalt alles wat er is. Spelers met een gelijke stand betalen elkaar niets.
rule-jelly-give-each = Je geeft elke andere speler 1. Spelers met een gelijke stand geven elkaar niets.
rule-jelly-short = Wie te weinig jelly heeft voor iedereen die er krijgt, beslist wie ze krijgt, de ene jelly na de andere, tot alles op is.
rule-jelly-first-second = Ieder met de hoogste som krijgt de eerste, ieder met de op één na hoogste de tweede beloning, hoeveel er ook eerste zijn.
rule-jelly-first-others = Ieder met de hoogste som krijgt de eerste, alle anderen met een steen daar de andere beloning. Een opgeheven steen is er niet.
rule-jelly-by-dice = Heb je de controle, dan telt hier hoeveel stenen je daar hebt na het opheffen; bij een gelijke stand tellen voor ieder de eigen stenen.
rule-jelly-neighbour = Een pijl betaalt de huidige beloning van de buurwijk waarnaar hij wijst, volgens de sommen en stenen in deze wijk. Is ook dat een pijl, dan gaat het verder; een wijk die je voor de tweede keer tegenkomt, betaalt niets.
rule-jelly-neighbour-choice = Bij een dubbele pijl kiest wie de controle heeft de buurwijk. Spelers met een gelijke stand kiezen samen; zijn ze het oneens, dan betaalt die met de klok mee, dus de eerste stem daarvoor beslist.

rules-section-the-end = Het einde
rule-jelly-end = Na ronde vier telt iedereen zijn jelly en wat zijn capsules tonen bij elkaar op; voor elke capsule die een dobbelsteen toont, wordt er een gegooid.
rule-jelly-winner = Wie de meeste jelly heeft, wint; bij een gelijke stand wordt de plaats gedeeld.

rules-section-what-is-hidden = Wat verborgen is
rule-jelly-screen = Gegooide stenen die niet geplaatst zijn, ziet alleen hun eigenaar. Niemand anders krijgt te horen dat, of hoe vaak, ze gegooid zijn.
rule-jelly-face-down = Wat een capsule toont, weet alleen haar eigenaar, tot het einde, als ze allemaal opengaan. Jelly, aantallen capsules en alles wat geplaatst is, zijn open.

rules-section-calm-mode = Rustig
rule-jelly-calm = Met de tafeloptie ‘Rustig: om de beurt, zonder zandloper’ spelen jullie hetzelfde spel stap voor stap, ook over dagen.
rule-jelly-calm-order = De spelers doen hun stappen om de beurt, in een volgorde die elke ronde opnieuw wordt geloot; niemand hoeft te zeggen dat hij zover is.
rule-jelly-calm-step = Een stap is één worp, daarna één steen ervan plaatsen of geen; dan komt de volgende speler die stenen heeft.
rule-jelly-calm-end = Plaats je je laatste steen, dan beslis je in dezelfde stap of je een wijk afsluit en of je de zandloper omdraait.
rule-jelly-calm-timer = Wordt de zandloper omgedraaid, dan heeft elke andere speler nog hoogstens 4 stappen.
rule-jelly-calm-guard = Heeft een speler de laatste eigen steen geplaatst, dan heeft elke andere speler nog hoogstens 12 stappen; en niemand heeft er meer dan 21 in een ronde. Zijn je stappen op, dan lig je met de overgebleven stenen uit de ronde.
