# De regels die aan elke tafel gelden.

rules-section-sitting-down = Aanschuiven
rule-table-seats = Jullie spelen met zoveel als de doos van het spel zegt, ieder op een eigen plaats. De plaatsen gaan met de klok mee de tafel rond.
rule-table-options = Opties en editie kiezen jullie voor het spel. Ze gelden tot het einde en blijven in het verslag staan.
rule-table-host = Wie de tafel opent, leidt die: kiest wat jullie spelen, met hoeveel en in welke volgorde, mag plaatsen vrijmaken en start. Dat kan worden overgedragen aan iemand die aan tafel zit. Gaat die persoon weg, dan leidt de volgende die er is de tafel; is die een minuut weg, dan kan iedereen die aan tafel zit het overnemen.

rules-section-acting = Handelen
rule-table-turn = Je mag alleen handelen zolang het spel op jou wacht. In de meeste spellen wacht het op één speler tegelijk; waar iedereen tegelijk handelt, wacht het op iedereen die nog mag.
rule-table-form = Je kunt doen wat het spel aanbiedt, volledig en binnen zijn grenzen. Al het andere wordt geweigerd en verandert niets.
rule-table-preview = Wat het spel je van een keuze laat zien voordat je haar maakt, is wat daarna gebeurt, voor zover het toeval niet meespeelt. Een geheim verklapt het je niet.
rule-table-over = Is het spel uit, dan handelt niemand meer.
rule-table-clock = Je hoeft niet op een timer te letten: loopt hij af, dan gebeurt vanzelf wat erop volgt. Een timer die is gestopt, doet niets meer.
rule-table-undo = Je mag je laatste zet terugnemen zolang niemand anders sindsdien heeft gespeeld, als het toeval er niets door heeft gegeven en er geen geheim door is getoond.
rule-table-undo-together = Wat je alleen niet kunt terugnemen, kan wel als iedereen het goedvindt, tot en met je eigen laatste zet, zolang het toeval sindsdien niets heeft gegeven en geen geheim is getoond.
rule-table-decision = Je antwoord geldt voor de vraag die je werd gesteld. Komt het als die vraag niet meer openstaat, dan wordt het geweigerd, ook als het bij de volgende zou passen.

rules-section-leaving-and-being-late = Weggaan en te laat zijn
rule-table-stand-in = Heb je geen tijd meer, of ben je weg terwijl anderen wachten, dan speelt een bot voor je na een aftelling die iedereen ziet. Hoelang hij op je wacht als je weg bent, kiest de tafel; dat mag ook voor altijd zijn. Hij blijft tot je handelt of zegt dat je er weer bent of, als je weg was, tot je terugkomt. Alleen wat hij op dat moment aan het beslissen is, beslist hij nog, tenzij je sneller bent. Je hoort wat hij heeft gedaan.
rule-table-idle = Waar iedereen tegelijk handelt, jaagt geen bot je op. Je tijd loopt alleen terwijl een ander aan tafel niets anders kan doen dan op je wachten, en pas als iedereen heeft gezien wat er is gebeurd (een halve seconde per gebeurtenis). Doe je 60 seconden niets, of zolang als de tafel heeft gekozen, dan beslist een bot dit ene voor je, bijvoorbeeld dat je zover bent. Bij ‘Start!’ of de volgende vraag is de plaats weer van jou.
rule-table-break = Wie meespeelt, mag een pauze nemen, en wie meespeelt, mag haar beëindigen. Zolang ze duurt handelt niemand, loopt er geen tijd en speelt geen bot. In een spel voor de ranglijst tegen de klok moet iedereen het ermee eens zijn. Waar iedereen tegelijk handelt, begint een pauze als de ronde voorbij is, en een aftelling begint daarna opnieuw.
rule-table-resign = Geef je op, dan sta je je plaats voorgoed af en word je laatste, en een bot speelt daar tot het einde verder. Heeft nog maar één speler niet opgegeven, dan wint die; is er geen mens meer over, dan eindigt het spel.
rule-table-end-together = Zijn alle mensen aan tafel het eens, dan eindigt het spel zoals het staat: niemand wint, en het telt niet mee voor de ranglijst.

rules-section-where-all-act-at-once-over-a-network = Waar iedereen tegelijk handelt, via een netwerk
rule-table-tumble = Elke worp rolt voor iedereen even lang, geteld op ieders eigen apparaat; terwijl jouw stenen rollen, kun je niet handelen. Wat de anderen doen, wordt aan iedereen op dezelfde momenten getoond.
rule-table-lag = Wat je voor de bel hebt verstuurd, telt nog als het onderweg was toen de bel ging: je mag zo laat zijn als er voor jouw verbinding is gemeten, tot een grens. Aan het eind van de ronde hoor je wat er is bijgeschreven.
rule-table-pause = Staat de server stil, ligt hij eruit of kan hij niets opschrijven, dan kost dat niemand tijd: elke termijn schuift evenveel op.

rules-section-chance-and-secrets = Toeval en geheimen
rule-table-chance = Alle worpen en trekkingen komen alleen van de gever, elk vlak en elke kaart even waarschijnlijk. Niemand kent ze voordat ze gebeuren.
rule-table-secrets = Je ziet wat een mens op jouw plaats zou kunnen weten, en verder niets. Wie alleen toekijkt, weet het minst.
rule-table-log = Het verloop zegt alles wat er gebeurt, voor zover je het mag zien, telkens met de regel waardoor het gebeurde.
