# Wat Gelateria zelf zegt, in de browser.

skip = Naar de tafel
home = Naar de startpagina
close = Sluiten
yes = Ja
no = Nee
rules = Regels
undo = Terugnemen
mark-scoop = Naar { $game }

front-lead = Vijf bordspellen, altijd klaargelegd. Schuif aan bij bots of vrienden: zonder account, zonder wachten.
front-games = Vijf spellen
front-mine = Mijn partijen
front-your-turn = jouw beurt
front-open = Open tafels
front-open-none = Er wacht nu niemand. Open een tafel, dan vinden anderen hem hier.
front-seats = { $taken } van { $all }
front-watch = Kijken
front-name = Je naam
front-name-any = Iets vriendelijks
front-no-account = Je hebt geen account nodig. Deze browser onthoudt wie je bent.
front-fair = Elke dobbelsteen is na het spel te controleren. Niets verlaat deze server.

game-by = van { $names }
game-players = { $from } tot { $to } spelers
game-minutes = { $minutes } minuten
game-play = Nu spelen
game-invite = Vrienden …
game-learn = Leer het in 3 minuten
about-title = Wat voor spel is dit?

level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-expert = expert

new-players = Met hoeveel spelers?
new-friends = Met vrienden
new-listed = De tafel aan iedereen hier tonen
new-invite = Vrienden uitnodigen
new-bots = Met bots
new-level = Hoe sterk zijn de bots?
new-play-bots = Tegen bots spelen

wish-language = Taal
wish-theme-auto = Licht of donker: zoals het apparaat
wish-theme-light = Licht
wish-theme-dark = Donker
wish-sound-on = Geluid staat aan
wish-sound-off = Geluid staat uit
wish-speed = Beweging
wish-speed-calm = rustig
wish-speed-brisk = vlot
wish-speed-still = geen
wish-calling = Geluid als ik aan de beurt ben
wish-calling-never = nooit
wish-calling-away = als ik wegkijk
wish-calling-always = altijd
wish-forced = Vanzelf doen wat maar op één manier kan

door-title = Een tafel { $game }
door-who = Hier zitten: { $names }
door-sit = Aanschuiven
door-full = Alle plaatsen zijn bezet. Je kunt kijken.
door-full-shut = Alle plaatsen zijn bezet, en aan deze tafel kijkt niemand mee.
door-begun = Het spel is begonnen: je kijkt mee.
door-link = Deze tafel is voor wie de link heeft. Vraag die aan de host.

wait-seats = Wie speelt
wait-bot = Bot
wait-fill = Aanvullen met bots
wait-start = Starten
wait-host = De host start het spel zodra alle plaatsen bezet zijn.
wait-watching = Je kijkt mee. Zolang er een plaats vrij is, kun je aanschuiven.
wait-rename = Deze naam nemen
wait-expected = is er nog niet
wait-kick = De plaats van { $name } vrijmaken
wait-kick-sure = { $name } staat dan weer voor de deur en kan met de link terugkomen.
wait-kick-yes = Plaats vrijmaken
wait-kick-anew = Vrijmaken en een nieuwe link maken
wait-invite = Vrienden uitnodigen
wait-invite-more = Wie deze link heeft, mag aanschuiven.
wait-invite-full = Alle plaatsen zijn bezet: wie deze link heeft, kijkt mee.
wait-anew = Nieuwe link maken
wait-anew-done = Hier is een nieuwe link. De oude opent niets meer.
wait-qr = De link, om te fotograferen
wait-link = De link
wait-share = Delen
wait-share-text = Kom { $game } met me spelen!
wait-copy = Kopiëren
wait-copied = De link is gekopieerd.
wait-mixing = Elke browser voegt zijn aandeel aan de dobbelstenen toe …
wait-mixing-for = Nog wachten op: { $names }
wait-beacon = Een openbare toevalsbron voegt zo haar aandeel toe …
wait-start-with = Met { $count } starten
wait-host-named = { $name } start het spel zodra iedereen er is.
wait-runs = leidt de tafel
wait-host-gone = Al een tijdje leidt niemand de tafel. Jij kunt het doen.
wait-take-on = De tafel leiden
wait-hand-over = { $name } de tafel laten leiden
wait-hand-over-sure = Dan kiest { $name } wat jullie spelen en start het spel. Jij houdt je plaats.
wait-hand-over-yes = Overdragen
wait-level = Hoe sterk speelt { $name }?
wait-order = Volgorde wijzigen
wait-shuffle = Schudden
wait-up = Omhoog: { $name }
wait-down = Omlaag: { $name }

plan-title = Wat jullie spelen
plan-change = Wijzigen
plan-save = Zo doen we het
plan-more = Klok, toeschouwers, ranglijst
plan-game = Welk spel?
plan-players = Plaatsen
plan-clock = Klok
plan-clock-none = geen
plan-clock-relaxed = rustig
plan-clock-fast = snel
plan-clock-days = { $days ->
    [one] één dag per zet
   *[other] { $days } dagen per zet
}
plan-days = Dagen voor een zet
plan-counts = Telt
plan-rated = voor de ranglijst
plan-casual = alleen voor de lol
plan-rate = Laten meetellen voor de ranglijst, als iedereen een account heeft
plan-found = Wie de tafel vindt
plan-listed = iedereen hier
plan-unlisted = wie de link heeft
plan-watch = Wie mag kijken
plan-watch-none = niemand
plan-watch-link = wie de link heeft
plan-watch-everyone = iedereen
plan-material = Materiaal
plan-material-own = niet het gedrukte

watch-title = Toeschouwers
watch-you = Je kijkt mee. Zo heet je hier:
watch-you-as = Je kijkt mee als { $name }.
watch-who = { $count ->
    [one] { $names } kijkt mee.
   *[other] { $names } kijken mee.
}
watch-more = En nog { $count }.
watch-nobody = Er kijkt nog niemand mee.

evening-title = Vanavond
evening-games = De partijen van vanavond
evening-wins = { $wins } van { $games } gewonnen
evening-won = { $game }: { $names }
evening-nobody = { $game }: niemand won

seats = Spelers, in beurtvolgorde
seat-free = vrij
seat-you = jij
seat-bot = bot, { $level }
seat-stand-in = bot valt in
seat-resigned = heeft opgegeven
seat-away = afwezig
seat-won = heeft gewonnen
seat-active = is aan de beurt
seat-time = resterende tijd
timer = zandloper
score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

board = Speelbord
sheets = Naast het bord
sheet-log = Verloop
sheet-chat = Chat
sheet-chat-unread = { $count ->
    [one] Chat: { $count } nieuwe regel
   *[other] Chat: { $count } nieuwe regels
}
sheet-rules = Regels
sheet-menu = Opties

log-empty = Er is nog niets gebeurd.
log-older = Eerder
log-you = Jij
recap = Sinds je beurt: { $what }
recap-since = Sinds je beurt
log-back = { $moves ->
    [one] { $name } neemt de laatste zet terug.
   *[other] { $name } neemt { $moves } zetten terug.
}
    .you = { $moves ->
        [one] Je neemt je laatste zet terug.
       *[other] Je neemt { $moves } zetten terug.
    }
log-stand-in = Een bot speelde voor { $name }.
    .you = Een bot speelde voor jou.
chat-empty = Zeg hallo!
chat-say = Zeg iets
chat-send = Versturen
chat-says = { $name } zegt: { $text }
chat-watcher = Iemand die meekijkt
chat-watchers = Wie meekijkt
chat-mute = Naar wie ik luister
chat-mute-one = Niet meer luisteren naar { $name }
chat-unmute-one = Weer luisteren naar { $name }

bar-turn = Jij bent aan de beurt
bar-others-wait = De anderen wachten. Is de tijd om, dan antwoordt een bot voor je.
bar-stand-in = Een bot speelt voor jou.
bar-back = Ik ben er weer
bar-paused = Het is pauze.
bar-resigned = Je hebt opgegeven; een bot speelt voor je verder.
bar-played-for = { $moves ->
    [one] Een bot heeft voor je gespeeld: { $moves } zet.
   *[other] Een bot heeft voor je gespeeld: { $moves } zetten.
}
bar-played-show = Laten zien wat de bot deed
bar-waits = { $count ->
    [0] Een ogenblik …
    [one] { $names } denkt na …
   *[other] { $names } denken na …
}
bar-won = { $count ->
    [one] { $winners } wint!
   *[other] { $winners } winnen samen!
}
    .you = { $count ->
        [one] Jij wint!
       *[other] Jullie winnen samen: { $winners }!
    }
bar-gone = De verbinding is weg. We proberen het weer …
bar-gone-more = Er gaat niets verloren: je zet is bewaard.
any-choices = Wat je kunt doen
any-wait = Je bent niet aan de beurt.

poll-undo = { $name } wil een zet terugnemen. Goed?
poll-end = { $name } wil het spel beëindigen. Goed?
poll-pause = { $name } wil een pauze. Goed?
poll-own-undo = Je hebt gevraagd je zet terug te nemen.
poll-own-end = Je hebt voorgesteld het spel te beëindigen.
poll-own-pause = Je hebt om een pauze gevraagd.
poll-waiting = Nog geen antwoord: { $names }
poll-agreed-undo = Iedereen vindt het goed: de zet is teruggenomen.
poll-agreed-end = Iedereen vindt het goed: het spel eindigt hier.
poll-agreed-pause = Iedereen vindt een pauze goed.
poll-refused = { $name } zegt nee. Alles blijft zoals het is.
poll-refused-you = Je zegt nee, en { $name } hoort dat.
poll-lapsed = Niet iedereen antwoordde op tijd. Alles blijft zoals het is.
poll-overtaken = Het spel ging intussen verder: de vraag is vervallen.

pause-take = Pauze
pause-go-on = Verder spelen
pause-by = { $name } heeft het spel gepauzeerd.
pause-by-you = Je hebt het spel gepauzeerd.
pause-more = Er loopt geen tijd en geen bot speelt. Elke speler kan verder spelen.
pause-soon = { $name } wil een pauze: na deze ronde.
pause-soon-you = Je pauze begint na deze ronde.

menu-undo = Mijn zet terugnemen
menu-undo-further = Terug tot voor mijn laatste zet
menu-undo-ask = De anderen vragen mijn zet terug te nemen
menu-watchers = Kijklink kopiëren
menu-end-alone = Het spel beëindigen
menu-end-alone-sure = Echt beëindigen? Dan wint niemand.
menu-end-ask = De anderen voorstellen te stoppen
menu-end-ask-sure = Echt voorstellen? Dan wint niemand.
menu-resign = Opgeven
menu-resign-sure = Echt opgeven? Een bot speelt voor je verder.
menu-leave = De tafel verlaten
menu-leave-more = Dan leidt iemand anders de tafel.
menu-close = De tafel sluiten
menu-close-sure = Echt sluiten? Dan moet iedereen gaan.
menu-watched = Niet meer kijken
menu-home-more = Je plaats blijft van jou. Zolang je weg bent, speelt een bot voor je.
menu-home-kept = Je plaats blijft van jou, en de anderen wachten op je.
menu-commitment = Vingerafdruk van de dobbelstenen van deze tafel:

keys-title = Toetsen
keys-show = De toetsen tonen
keys-everywhere = Overal
keys-next = Van het een naar het volgende
keys-press = Drukken op wat gemarkeerd is
keys-close = Sluiten wat open is gegaan
keys-log = In het verloop van regel naar regel
key-enter = Enter
key-space = Spatie
key-escape = Esc
key-tab = Tab

over-title = Het spel is uit
over-show = Uitslag
over-you-win = Je wint met { $margin } verschil!
over-you-win-level = Gelijk, en jij wint op de tiebreak!
over-you-win-alone = Je wint: opgave van { $names }.
over-you-share = Jij en { $names } winnen samen!
over-you-lose = { $winners } wint met { $margin } verschil.
over-you-close = Zo dichtbij! { $winners } wint met { $margin } verschil.
over-you-lose-level = Zo dichtbij! Gelijk, en { $winners } wint op de tiebreak.
over-you-gave-up = Je hebt opgegeven: { $winners } wint.
over-wins = { $winners } wint met { $margin } verschil!
over-wins-level = Gelijk, en { $winners } wint op de tiebreak!
over-wins-alone = { $winners } wint: opgave van { $names }.
over-share = { $winners } winnen samen!
over-together = Het spel is beëindigd. Niemand wint.
over-counting = Eindtelling
over-skip = Overslaan
over-board = Alleen de tafel
over-parts = Waar het vandaan kwam
over-total = Totaal
over-part-start = aan het begin
over-curve = De stand door het spel heen
over-when = in beurt { $turn }
over-decided-led = { $name } nam { $when } de leiding en gaf die niet meer af.
    .you = Je nam { $when } de leiding en gaf die niet meer af.
over-decided-lead = { $gain ->
    [none] { $name } nam { $when } voorgoed de leiding.
   *[other] { $name } nam { $when } voorgoed de leiding: { $gain }.
}
    .you = { $gain ->
        [none] Je nam { $when } voorgoed de leiding.
       *[other] Je nam { $when } voorgoed de leiding: { $gain }.
    }
over-decided-last = { $gain ->
    [none] Het bleef open tot de laatste zet, en die bracht { $name } aan kop.
   *[other] Het bleef open tot de laatste zet, en die bracht { $name } aan kop: { $gain }.
}
    .you = { $gain ->
        [none] Het bleef open tot de laatste zet, en die bracht jou aan kop.
       *[other] Het bleef open tot de laatste zet, en die bracht jou aan kop: { $gain }.
    }
over-decided-counting = { $gain ->
    [none] De eindtelling bracht { $name } aan kop.
   *[other] De eindtelling bracht { $name } aan kop: { $gain }.
}
    .you = { $gain ->
        [none] De eindtelling bracht jou aan kop.
       *[other] De eindtelling bracht jou aan kop: { $gain }.
    }
over-decided-tie-break = Gelijk in punten: de tiebreak besliste.
over-decided-shared = Gelijk tot het eind.
over-why = Waarom is het uit?
over-rating = Ranglijstpunten voor en na
over-counts = Dit spel telt voor { $percent } %: minder met nieuwe accounts, als je weer met dezelfde mensen speelt en met wie veel sterker of zwakker is.
over-unrated-together = Telt niet mee voor de ranglijst: jullie hebben het samen beëindigd.
over-unrated-edition = Telt niet mee voor de ranglijst: er is niet met het gedrukte materiaal gespeeld.
over-unrated-two-seats = Telt niet mee voor de ranglijst: je had twee plaatsen.
over-unrated-guest = Telt niet mee voor de ranglijst: alleen accounts hebben punten.
over-unrated-few-decisions = Telt niet mee voor de ranglijst: je hebt te weinig zelf beslist.
over-unrated-no-opponent = Telt niet mee voor de ranglijst: niemand anders met een account speelde mee.
over-unrated-stand-in = Telt niet mee voor de ranglijst: een bot viel voor iemand in.
over-again = Nog een keer
over-join-again = Naar de volgende partij
next-choose = Een ander spel kiezen
next-open = Voor iedereen hier klaarzetten
next-laid = { $name } heeft de volgende partij klaargezet: { $game }
next-no-seat = Er is geen plaats meer voor je. Je kunt kijken.
next-watch = Meegaan en kijken
next-watch-only = Alle plaatsen waren bezet: je kijkt mee.
next-wait = Als de spelers de volgende partij klaarzetten, kun je meegaan.
over-verify = Dobbelstenen controleren
over-verified = { $count ->
    [one] De dobbelstenen zijn eerlijk: { $count } getal gecontroleerd.
   *[other] De dobbelstenen zijn eerlijk: alle { $count } getallen gecontroleerd.
}
over-unproven = { $count ->
    [one] Het ene getal volgt uit de startwaarde. Dat niemand het heeft gekozen, valt hier niet te bewijzen.
   *[other] Alle { $count } getallen volgen uit de startwaarde. Dat niemand ze heeft gekozen, valt hier niet te bewijzen.
}
over-not-verified = Dit zijn niet de beloofde dobbelstenen.
over-replay = Terugkijken

replay-title = Terugkijken en controleren
replay-record = Het verslag van een partij

rules-search = Zoek in de regels
rules-none = Daar zegt geen regel iets over.
rules-house = Aan elke tafel
rules-numbers = Regelnummers en bronnen
rules-contents = Inhoud
rules-differs = gereconstrueerd: jouw exemplaar kan afwijken
rules-source-printed = staat in het regelboek
rules-source-deduced = volgt uit het regelboek
rules-source-reconstructed = gereconstrueerd
rules-source-ruling = onze lezing
toast-rule = De regel

lost-title = Hier is niets
lost-sentence = Misschien is de tafel al afgeruimd.

# Een spel terugkijken, de dobbelstenen ervan, en de raad van een bot.
replay-lead = Kijk elke afgelopen partij terug, zet voor zet, door wiens ogen je wilt, en speel verder waar je maar wilt.
replay-mine = Mijn afgelopen partijen
replay-paste = Plak het hier: de code van één regel, of de JSON.
replay-open = Openen
replay-player = Speler { $number }
replay-scrub = Door het spel
replay-move = { $move } van { $all }
replay-moves = Alle zetten
replay-opening = Het spel ligt klaar.
replay-eyes = Door wiens ogen
replay-everybody = Toeschouwer
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén zet verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-share = Deze zet delen
on-title = Vanaf hier verder
on-explains = Je schuift aan na zet { $move }, op de andere plaatsen zitten bots. Wat gespeeld is blijft; de dobbelstenen zijn vanaf hier nieuw. Het telt niet mee voor de ranglijst.
on-seat = Welke plaats neem je?
on-begin = Verder spelen
dice-checking = Een ogenblik, de dobbelstenen worden opnieuw gegooid …
dice-here = In deze browser nagerekend
dice-seed = De startwaarde past bij de vingerafdruk hieronder, die de tafel eraan bindt.
dice-seed-wrong = De startwaarde past niet bij de vingerafdruk hieronder.
dice-promise = Het is de vingerafdruk die deze browser zag voordat de dobbelstenen bekend waren.
dice-promise-wrong = Voordat de dobbelstenen bekend waren, zag deze browser een andere vingerafdruk.
dice-unseen = Deze browser zat niet aan tafel. Wie er wel zat, vergelijkt de vingerafdruk met de getoonde:
dice-nonce = Toen jouw aandeel kwam, lagen de startwaarde en alle andere aandelen vast: niemand kon deze getallen kiezen.
dice-nonce-wrong = Het aandeel van { $name } is niet wat vóór het spel vastlag.
dice-parts-wrong = Er zijn meer aandelen, of minder, dan er plaatsen waren.
dice-doubt-unwitnessed = Deze browser heeft geen eigen aandeel toegevoegd en kan dus niet zeggen of de startwaarde vastlag voordat de aandelen bekend waren.
dice-doubt-early = Het aandeel van deze browser ging weg voordat hij wist dat de startwaarde vastlag: de tafel kon het kennen.
dice-doubt-late = Het aandeel van deze browser is er niet bij: het kwam te laat, of de tafel liet het niet toe.
dice-doubt-withdrawn = { $name } had een aandeel beloofd dat nooit kwam, dus de tafel kon uit twee kiezen.
dice-beacon-missing = Het aandeel van de openbare toevalsbron ontbreekt, dus de tafel kon uit twee kiezen.
dice-beacon-wrong = Het aandeel van de openbare toevalsbron is niet het getal van de beloofde ronde.
dice-beacon-vouches = Toen deze browser de vingerafdruk zag, was als aandeel een getal van een openbare toevalsbron beloofd dat niemand nog kon kennen: niemand kon deze getallen kiezen.
dice-remains = Wat dit niet kan uitsluiten: wie de tafel beheert, kent de komende worpen en kan onder een andere naam meespelen.
dice-numbers = { $count ->
    [one] Het ene getal is precies wat de startwaarde en de aandelen van { $parts } plaatsen geven.
   *[other] Alle { $count } getallen zijn precies wat de startwaarde en de aandelen van { $parts } plaatsen geven.
}
dice-numbers-wrong = In zet { $move } staat een getal dat de startwaarde niet geeft.
dice-nothing = Deze dobbelstenen bewijzen niets: alle getallen komen uit een eerdere partij.
dice-there = Van de server vernomen
dice-sides = Hoeveel zijden elk getal had: daarvoor heeft de server het verslag volgens de regels nagespeeld.
dice-earlier = { $count ->
    [one] { $count } getal komt uit een eerdere partij. Daarvoor bewijst deze startwaarde niets.
   *[other] { $count } getallen komen uit een eerdere partij. Daarvoor bewijst deze startwaarde niets.
}
dice-elsewhere = Vertrouw je geen van beide, neem het verslag dan mee en controleer het op je eigen computer:
dice-record = Verslag downloaden
dice-witness = Bewaren wat deze browser heeft genoteerd
dice-none = Dit verslag zegt niet waar de dobbelstenen vandaan komen; er valt niets te controleren.
hint-ask = Om raad vragen
hint-thinking = Een expert denkt na …
hint-best = De raad van de expert: { $action }
hint-only = Iets anders kan niet.
hint-odds = { $best } winkans.
hint-ahead = { $best } winkans, { $second } met “{ $other }”.
hint-close = { $best } winkans; “{ $other }” is ongeveer even goed.
hint-one = Iets anders is het proberen niet waard.
hint-own = Wat ervoor pleit: { $what }.
hint-others = Wat de anderen mislopen: { $what }.
hint-do = Zo doen
hint-thanks = Nee, bedankt
seat-thinking = denkt na
wish-pace = Bots
wish-pace-natural = rustig
wish-pace-brisk = vlot
wish-pace-instant = meteen
stand-in = Bot speelt voor wie weg is
stand-in-usual = zoals hier gewoon
stand-in-never = nooit
stand-in-seconds = na { $seconds } s
stand-in-minutes = na { $minutes } min
offline-title = De server is niet te bereiken
offline-wait = Je partijen wachten waar je ze achterliet; er gaat niets verloren. Deze pagina klopt om de paar seconden aan en gaat vanzelf open zodra er iemand antwoordt.
offline-network = Staat de vliegtuigstand uit? Gaat een andere pagina open?
offline-home = Draaien de spellen op een computer thuis? Dan moet die aanstaan, en je telefoon op dezelfde wifi zitten.
offline-computer = Intussen, op een computer
offline-terminal = Alle vijf spellen tegen bots, in een terminal:
offline-server = Of open een eigen server, voor iedereen in de kamer:
offline-again = Opnieuw proberen
offline-now = De server is niet te bereiken. Kijk je verbinding na en probeer het opnieuw.
problem-away = De server kan nu even niet bij zijn gegevens. Er gaat niets verloren: zo werkt het weer.
problem-closed = De host heeft deze tafel gesloten.
problem-conflict = Dat kan nu even niet.
problem-damaged = Dit verslag is niet te lezen.
problem-fault = Er ging bij ons iets mis. Er is niets verloren; probeer het opnieuw.
problem-forbidden = Dat is hier niet aan jou.
problem-gone = Dat is er niet meer.
problem-left = Je hebt deze tafel verlaten.
problem-moved = De plaatsen zijn gewisseld: ga opnieuw zitten.
problem-no-answer = Er kwam niet op tijd antwoord; probeer het opnieuw.
problem-not-found = Zoiets is hier niet.
problem-over = Het spel is uit.
problem-paused = Het is pauze: niemand handelt tot het verder gaat.
problem-restarting = De server start opnieuw. Partijen en klokken blijven bewaard; de verbinding komt vanzelf terug.
problem-shown-out = De host heeft je plaats vrijgemaakt.
problem-signed-out = De toegang tot deze plaats is ingetrokken. Wie het account heeft, kan opnieuw gaan zitten.
problem-silent = Er kwam een tijdje niets meer van je.
problem-slow = Je verbinding houdt het niet bij; ze wordt hersteld.
problem-too-many = Dat is te veel ineens; wacht even.
problem-unclear = Dat was niet te begrijpen.
problem-who-are-you = Kom eerst binnen: een naam is genoeg.
