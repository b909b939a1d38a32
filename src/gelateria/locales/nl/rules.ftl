# De regels die aan elke tafel gelden.

rules-section-sitting-down = Aanschuiven
rule-table-seats = Zoveel spelers als de doos van het spel zegt, elk op een eigen plaats; de plaatsen zijn met de klok mee genummerd vanaf 0.
rule-table-options = Opties en editie worden voor het spel gekozen en gelden tot het einde. Ze worden in het verslag opgeschreven.

rules-section-acting = Handelen
rule-table-turn = Alleen wie moet beslissen, mag handelen. In de meeste spellen is dat er één; waar iedereen tegelijk handelt, is het iedereen die nog mag.
rule-table-form = Een actie is er een van het spel zelf, volledig en binnen haar grenzen. Al het andere wordt geweigerd en verandert niets.
rule-table-over = Is het spel uit, dan handelt niemand meer.
rule-table-clock = Een timer is een zaak van de klok: loopt hij af, dan handelt de klok. De bel van een timer die niet meer loopt, wordt genegeerd.
rule-table-undo = Een speler mag de eigen laatste zet terugnemen zolang niemand anders sindsdien heeft gespeeld, het toeval er niets door heeft gegeven en er geen geheim door is getoond.
rule-table-undo-together = Wat je alleen niet kunt terugnemen, kan wel als iedereen het goedvindt, tot en met je eigen laatste zet, zolang het toeval sindsdien niets heeft gegeven en geen geheim is getoond.
rule-table-decision = Een antwoord geldt voor de beslissing waarop het werd gegeven. Komt het als die beslissing niet meer openstaat, dan wordt het geweigerd, wat het bij de volgende ook zou doen.

rules-section-leaving-and-being-late = Weggaan en te laat zijn
rule-table-stand-in = Voor wie geen tijd meer heeft, of weg is terwijl anderen wachten, speelt een bot na een aftelling die iedereen ziet. De bot blijft tot je handelt, zegt dat je er weer bent of, als je weg was, terugkomt; alleen wat hij op dat moment aan het beslissen is, beslist hij nog, tenzij je sneller bent.
rule-table-idle = Waar iedereen tegelijk handelt, jaagt geen bot je op: de tijd loopt alleen terwijl een ander die er is niets anders kan doen dan wachten, en nog niet zolang wordt getoond wat er is gebeurd, een halve seconde per gebeurtenis. Na 60 seconden beslist een bot dit ene voor wie er is, bijvoorbeeld dat je zover bent, en geeft de plaats terug bij ‘Start!’ of de volgende vraag.
rule-table-resign = Wie opgeeft, staat de plaats voorgoed af, wordt laatste, en een bot speelt daar tot het einde verder. Heeft nog maar één speler niet opgegeven, dan wint die; is er geen mens meer over, dan eindigt het spel.
rule-table-end-together = Zijn alle mensen het eens, dan eindigt het spel zoals het staat: niemand wint, en het telt niet mee voor de ranglijst.

rules-section-where-all-act-at-once-over-a-network = Waar iedereen tegelijk handelt, via een netwerk
rule-table-tumble = Elke worp rolt voor iedereen even lang, gerekend aan de kant van de speler zelf; niemand handelt terwijl de eigen stenen rollen. Wat anderen doen, wordt aan iedereen op dezelfde momenten getoond.
rule-table-lag = Wat voor de bel is verstuurd maar nog onderweg was toen die ging, telt nog: zoveel vertraging als er voor de lijn is gemeten, tot een grens. Wat is bijgeschreven, wordt aan het eind van de ronde verteld.
rule-table-pause = Tijd waarin de server stilstaat, eruit ligt of niets kan opschrijven, is van niemand: elke termijn schuift zoveel op.

rules-section-chance-and-secrets = Toeval en geheimen
rule-table-chance = Worpen en trekkingen komen alleen van de gever, elk vlak en elke kaart even waarschijnlijk. Niemand kent een trekking voordat ze gebeurt.
rule-table-secrets = Een kijker krijgt wat een mens op die plaats zou kunnen weten, en verder niets. Een toeschouwer weet het minst.
