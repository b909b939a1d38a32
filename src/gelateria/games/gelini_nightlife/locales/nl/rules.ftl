# De regels van Gelini Nightlife.

rules-section-aim = Doel van het spel
rule-gelini-aim = Je hebt een club en wilt een volle dansvloer: wie de zijne als eerste vult, wint. Bereikt eerst een figuur de band, dan wint wie de minste vrije velden heeft.

rules-section-material = Materiaal
rule-gelini-tiles = Er zijn 56 plaatjes: 36 gasten, 4 VIP’s, 3 stars, de band, 6 munten en 6 actieplaatjes (2 Party Flyer, 2 Party Call, 2 Party People).
rule-gelini-cliques = Gasten van één kleur zijn een vriendengroep: vier gasten van grootte 1, of drie van grootte 2, of één van elk van de groottes 1, 2 en 3.
rule-gelini-clique-mix = Er zijn 11 vriendengroepen: drie met vier gasten van grootte 1, vier met drie gasten van grootte 2 en vier met de groottes 1, 2 en 3.
rule-gelini-sizes = Een gast vult zoveel velden als hij groot is, een VIP vier, een star vijf en de band zes; munten liggen naast de dansvloer en vullen er geen.
rule-gelini-die = De dobbelsteen heeft 1, 2, 3, 3, 4 en 5.
rule-gelini-floor = Iedereen heeft een dansvloer van 25 velden, vijf bij vijf. Met twee spelers legt elk er een Extra Stage van 12 velden tegenaan, drie bij vier: samen 37.
rule-gelini-area = Een dansvloer is vol als de velden van allen die er dansen samen 25 zijn, of 37 met twee spelers: hoe ze liggen doet er niet toe, want je mag ze naar wens verschuiven en de laatste mogen over de rand hangen.

rules-section-setting-up = Klaarleggen
rule-gelini-queue = Leg de stars opzij. Alle andere plaatjes worden gemengd en open in één lange rij achter de band gelegd: 46 plaatjes, of 52 met actieplaatjes.
rule-gelini-pawns = De figuren staan achter het laatste plaatje, achter elkaar, in willekeurige volgorde.

rules-section-a-round = Een ronde
rule-gelini-rearmost-rolls = De speler van wie de figuur het verst achteraan staat, gooit de dobbelsteen.
rule-gelini-ask-in-order = Wie gooide, zet ermee of past. Dan wordt de volgende figuur richting band gevraagd, elk één keer, tot iemand zet.
rule-gelini-all-pass = Past iedereen, dan gooit de achterste opnieuw.
rule-gelini-pass-limit = Na tien worpen op rij die niemand nam, moet de achterste de volgende nemen.
rule-gelini-move = Een figuur gaat precies het gegooide getal vooruit. Alleen plaatjes die nog in de rij liggen tellen, geen figuren en geen gaten.
rule-gelini-take = Wie zet, neemt het bereikte plaatje, en de figuur komt op die plek te staan.
rule-gelini-forward = Figuren gaan nooit terug, behalve door Party Call.
rule-gelini-next-roller = Daarna gooit wie achteraan staat; dat kan weer dezelfde speler zijn.

rules-section-guests-and-cliques = Gasten en vriendengroepen
rule-gelini-clique = Krijg je een gast van een vriendengroep en heb je er al een van die kleur, dan kun je meteen de hele rest van de groep nemen, of die nu nog in de rij staat, ook achter de figuren, of op andere dansvloeren danst.
rule-gelini-clique-choice = De hele rest komt, of niemand. Je wordt het gevraagd als er iemand van in de rij staat, want een kortere rij brengt de band dichterbij; en opnieuw als je later nog een gast krijgt van een groep die je liet staan.
rule-gelini-clique-by-itself = Waar het je niet kan schaden, komt de rest vanzelf: als die je dansvloer vult, want dan win je; en als die helemaal op andere dansvloeren danst, want de jouwe wordt voller, de andere leger en de rij blijft zoals ze is.
rule-gelini-vip-no-clique = VIP’s zijn geen vriendengroep: een tweede VIP brengt niemand mee.

rules-section-coins-and-stars = Munten en stars
rule-gelini-coins = Met de tweede munt engageer je vanzelf een star: beide munten gaan terug in de doos en de star komt op je dansvloer. Is er geen star meer, dan zijn munten niets waard.
rule-gelini-clique-then-full = Een plaatje, de vriendengroep die erop volgt en de star die je met de munten engageert, komen samen; dan pas wordt naar de dansvloer gekeken.

rules-section-action-tiles-a-table-option = Actieplaatjes (een tafeloptie)
rule-gelini-actions-option = Met de tafeloptie ‘Met Party Flyer, Party Call en Party People’ worden de zes actieplaatjes door de rij gemengd. Wie op een actieplaatje komt, legt het in de doos en voert de actie meteen uit.
rule-gelini-flyer = Party Flyer: je mag één gast, VIP of munt van een andere speler nemen, maar nooit een star. De vriendengroep kan volgen en met twee munten engageer je een star, zoals altijd.
rule-gelini-call = Party Call: je figuur gaat terug naar een plaatje naar keuze dat nog achter hem ligt en waarachter minstens één figuur staat, en je neemt het; een actieplaatje werkt ook. Is er zo’n plaatje, dan moet je.
rule-gelini-people = Party People: je mag één gast, VIP of munt nemen waar elke figuur al voorbij is, maar geen actieplaatje.
rule-gelini-people-all-pawns = Ook je eigen figuur telt daarbij, waar hij nu staat.
rule-gelini-idle = Een actie die niets te nemen vindt, doet niets.

rules-section-the-end = Het einde
rule-gelini-full = Een volle of overvolle dansvloer beëindigt het spel meteen: wie hem heeft, wint.
rule-gelini-band = Een figuur die op of voorbij de band komt, neemt de band en verder niets, en het spel eindigt: wie de minste vrije velden heeft, wint; een overvolle dansvloer heeft er geen.
rule-gelini-band-counts = De band is het laatste plaatje van de rij en telt net zo mee; wat er van de worp over is, vervalt.
rule-gelini-band-tie = Bij een gelijke stand delen de spelers daar de winst.
rule-gelini-score = Je score is het aantal gevulde velden; wat over de rand hangt, telt niet.
