# De regels van Gelini Nightlife.

rules-section-material = Materiaal
rule-gelini-tiles = 56 plaatjes: 36 gasten, 4 VIP’s, 3 stars, 1 band, 6 munten, 6 acties (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Een vriendengroep deelt één kleur: vier gasten van grootte 1, of drie van grootte 2, of één van elk van de groottes 1, 2 en 3.
rule-gelini-clique-mix = 11 vriendengroepen: drie van 1-1-1-1, vier van 2-2-2, vier van 1-2-3 (blauw is een 1-2-3; er bestaat een groene 2).
rule-gelini-sizes = VIP 4 (T). Star 5, band 6 (C). Munten liggen naast de dansvloer en vullen niets.
rule-gelini-die = Eén dobbelsteen: 1, 2, 3, 3, 4, 5.
rule-gelini-floor = Dansvloeren van 25 velden; met twee spelers krijgt elk er een Extra Stage van 12 bij, dus 37.
rule-gelini-area = Bij een dansvloer telt de oppervlakte: hij is vol als de groottes erop 25 (37) bereiken. Plaatjes mogen naar believen worden verlegd en het laatste mag uitsteken, dus op passen en meten komt het nooit aan; getekend worden ze toch passend gelegd.

rules-section-setting-up = Klaarleggen
rule-gelini-queue = Stars opzij. Alle plaatjes behalve stars (en, in het basisspel, behalve acties) vormen een willekeurige open rij achter de band: 46 plaatjes, 52 met acties.
rule-gelini-pawns = De figuren staan achter het laatste plaatje, achter elkaar, in willekeurige volgorde.

rules-section-a-round = Een ronde
rule-gelini-rearmost-rolls = De speler van wie de figuur achteraan staat, gooit de dobbelsteen.
rule-gelini-ask-in-order = Die speler mag ermee vooruit of passen; dan wordt de volgende figuur richting band gevraagd, elk één keer, tot iemand vooruitgaat.
rule-gelini-all-pass = Past iedereen, dan gooit de achterste opnieuw.
rule-gelini-pass-limit = Na tien worpen op rij die niemand nam, moet de achterste de worp nemen.
rule-gelini-move = Een figuur gaat precies het gegooide getal vooruit; alleen plaatjes die nog in de rij liggen tellen, figuren en gaten niet.
rule-gelini-take = Wie vooruitgaat, neemt het bereikte plaatje, en de figuur komt op die plek te staan.
rule-gelini-forward = Figuren gaan nooit terug, behalve door Party Call.
rule-gelini-next-roller = Daarna gooit wie achteraan staat; dat kan dezelfde speler zijn.
rule-gelini-clique = Wie een plaatje van een vriendengroep krijgt en er al een van die kleur bezit, krijgt meteen de hele rest van de groep, uit de rij (ook achter de figuren) en van andere dansvloeren. Dat gebeurt vanzelf: het is nooit nadelig om ze te krijgen.
rule-gelini-vip-no-clique = VIP’s zijn geen vriendengroep.
rule-gelini-clique-then-full = Een plaatje, de vriendengroep die erop volgt en de star die je met de munten engageert, komen samen; dan pas wordt naar de dansvloer gekeken.
rule-gelini-coins = Met de tweede munt wordt vanzelf een star geëngageerd: beide munten gaan terug in de doos, één star komt op de dansvloer. Geen star meer: munten zijn niets waard.

rules-section-action-tiles-a-table-option = Actieplaatjes (een tafeloptie)
rule-gelini-actions-option = Staat de optie aan, dan worden de zes actieplaatjes door de rij gemengd; wie er op een terechtkomt, legt het in de doos en voert de actie meteen uit.
rule-gelini-flyer = Party Flyer: je mag één gast, VIP of munt van één andere speler nemen, nooit een star. De regels voor vriendengroepen en munten gelden ook hier.
rule-gelini-call = Party Call: de figuur gaat terug naar een plaatje naar keuze dat nog achter hem ligt en waarachter nog minstens één figuur staat, en neemt het; een actieplaatje dat je zo neemt, werkt ook. Is er zo geen plaatje, dan gebeurt er niets. Verplicht als het kan.
rule-gelini-people = Party People: je mag één gast, VIP of munt nemen waar elke figuur al voorbij is; nooit een actieplaatje.
rule-gelini-people-all-pawns = Elke figuur telt daarbij, ook die van wie de actie uitvoert, waar hij nu staat.
rule-gelini-idle = Een actie die niets te nemen vindt, doet niets.

rules-section-the-end = Het einde
rule-gelini-full = Een volle of overvolle dansvloer beëindigt het spel meteen: die speler wint.
rule-gelini-band = Een figuur die op of voorbij de band komt, neemt de band en verder niets, en het spel eindigt: wie de minste vrije velden heeft, wint (een overvolle dansvloer heeft er geen).
rule-gelini-band-counts = De band is het laatste plaatje van de rij en telt net zo mee; wat er van de worp over is, vervalt.
rule-gelini-band-tie = Een gelijke stand wordt daar gedeeld.
rule-gelini-score = De score is het aantal gevulde velden; wat over de rand hangt, telt niet.
