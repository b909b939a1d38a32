# Was Gelateria selbst sagt, im Browser.

skip = Zum Tisch
home = Zur Startseite
close = Schließen
yes = Ja
no = Nein
rules = Regeln
undo = Zurücknehmen
mark-scoop = Zu { $game }

front-lead = Fünf Brettspiele, immer aufgebaut. Setz dich zu Bots oder Freunden: ohne Konto, ohne Warten.
front-games = Fünf Spiele
front-mine = Meine Partien
front-your-turn = du bist dran
front-open = Offene Tische
front-open-none = Gerade wartet niemand. Eröffne einen Tisch, hier finden ihn die anderen.
front-seats = { $taken } von { $all }
front-watch = Zuschauen
front-name = Dein Name
front-name-any = Irgendwas Nettes
front-no-account = Du brauchst kein Konto. Dieser Browser merkt sich, wer du bist.
front-fair = Jeder Würfel lässt sich nach dem Spiel prüfen. Nichts verlässt diesen Server.

game-by = von { $names }
game-players = { $from } bis { $to } Spieler
game-minutes = { $minutes } Minuten
game-play = Losspielen
game-invite = Freunde …
game-learn = In 3 Minuten lernen
about-title = Was ist das für ein Spiel?

level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = meisterlich

new-players = Wie viele spielen?
new-friends = Mit Freunden
new-listed = Den Tisch allen hier zeigen
new-invite = Freunde einladen
new-bots = Mit Bots
new-level = Wie stark sind die Bots?
new-play-bots = Gegen Bots spielen

wish-language = Sprache
wish-theme-auto = Hell oder dunkel: wie das Gerät
wish-theme-light = Hell
wish-theme-dark = Dunkel
wish-sound-on = Ton ist an
wish-sound-off = Ton ist aus
wish-speed = Bewegung
wish-speed-calm = gemütlich
wish-speed-brisk = flott
wish-speed-still = keine
wish-calling = Ton, wenn ich dran bin
wish-calling-never = nie
wish-calling-away = wenn ich wegschaue
wish-calling-always = immer
wish-forced = Was nur auf eine Art geht, von selbst tun

door-title = Ein Tisch mit { $game }
door-who = Hier sitzen: { $names }
door-sit = Platz nehmen
door-full = Alle Plätze sind besetzt. Du kannst zuschauen.
door-full-shut = Alle Plätze sind besetzt, und an diesem Tisch schaut niemand zu.
door-begun = Das Spiel hat begonnen: Du schaust zu.
door-link = Dieser Tisch ist für alle, die seinen Link haben. Frag danach die Person, die den Tisch leitet.

wait-seats = Wer spielt
wait-bot = Bot
wait-fill = Mit Bots auffüllen
wait-start = Starten
wait-host = Die Gastgeberin oder der Gastgeber startet, sobald alle Plätze besetzt sind.
wait-watching = Du schaust zu. Solange ein Platz frei ist, kannst du dich setzen.
wait-rename = So heißen
wait-expected = ist noch nicht da
wait-kick = Den Platz von { $name } freigeben
wait-kick-sure = { $name } steht dann wieder vor der Tür und kann mit dem Link zurückkommen.
wait-kick-yes = Platz freigeben
wait-kick-anew = Freigeben und einen neuen Link machen
wait-invite = Freunde einladen
wait-invite-more = Wer diesen Link hat, darf Platz nehmen.
wait-invite-full = Alle Plätze sind besetzt: Wer diesen Link hat, schaut zu.
wait-anew = Neuen Link machen
wait-anew-done = Hier ist ein neuer Link. Der alte öffnet nichts mehr.
wait-qr = Der Link zum Abfotografieren
wait-link = Der Link
wait-share = Teilen
wait-share-text = Komm, spiel { $game } mit mir!
wait-copy = Kopieren
wait-copied = Der Link ist kopiert.
wait-mixing = Jeder Browser gibt seinen Beitrag zu den Würfeln …
wait-mixing-for = Es fehlt noch: { $names }
wait-beacon = Ein öffentlicher Zufallsdienst gibt gleich seinen Beitrag …
wait-start-with = Zu { $count } starten
wait-host-named = { $name } startet, sobald alle da sind.
wait-runs = leitet den Tisch
wait-host-gone = Seit einer Weile leitet niemand den Tisch. Du kannst das tun.
wait-take-on = Den Tisch leiten
wait-hand-over = { $name } den Tisch leiten lassen
wait-hand-over-sure = Dann wählt { $name }, was ihr spielt, und startet die Partie. Du behältst deinen Platz.
wait-hand-over-yes = Übergeben
wait-level = Wie stark spielt { $name }?
wait-order = Reihenfolge ändern
wait-shuffle = Mischen
wait-up = Nach oben: { $name }
wait-down = Nach unten: { $name }

plan-title = Was ihr spielt
plan-change = Ändern
plan-save = So spielen wir
plan-more = Uhr, Zuschauer, Wertung
plan-game = Welches Spiel?
plan-players = Plätze
plan-clock = Uhr
plan-clock-none = keine
plan-clock-relaxed = gemütlich
plan-clock-fast = schnell
plan-clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
plan-days = Tage für einen Zug
plan-counts = Es zählt
plan-rated = für die Wertung
plan-casual = nur zum Spaß
plan-rate = Für die Wertung zählen, wenn alle ein Konto haben
plan-found = Wer den Tisch findet
plan-listed = alle hier
plan-unlisted = wer den Link hat
plan-watch = Wer zuschauen darf
plan-watch-none = niemand
plan-watch-link = wer den Link hat
plan-watch-everyone = alle
plan-material = Material
plan-material-own = nicht das gedruckte

watch-title = Zuschauer
watch-you = Du schaust zu. So heißt du hier:
watch-you-as = Du schaust als { $name } zu.
watch-who = { $count ->
    [one] { $names } schaut zu.
   *[other] { $names } schauen zu.
}
watch-more = Und { $count } weitere.
watch-nobody = Noch schaut niemand zu.

evening-title = Heute Abend
evening-games = Die Partien des Abends
evening-wins = { $wins } von { $games } gewonnen
evening-won = { $game }: { $names }
evening-nobody = { $game }: niemand hat gewonnen

seats = Spieler in Zugreihenfolge
seat-free = frei
seat-you = du
seat-bot = Bot, { $level }
seat-stand-in = Bot springt ein
seat-resigned = aufgegeben
seat-away = nicht da
seat-won = hat gewonnen
seat-active = ist an der Reihe
seat-time = verbleibende Zeit
timer = Sanduhr
score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

board = Spielplan
sheets = Neben dem Spielplan
sheet-log = Verlauf
sheet-chat = Chat
sheet-chat-unread = { $count ->
    [one] Chat: { $count } neue Zeile
   *[other] Chat: { $count } neue Zeilen
}
sheet-rules = Regeln
sheet-menu = Einstellungen

log-empty = Noch ist nichts geschehen.
log-older = Früheres
log-you = Du
recap = Seit deinem Zug: { $what }
recap-since = Seit deinem Zug
log-back = { $moves ->
    [one] { $name } nimmt den letzten Zug zurück.
   *[other] { $name } nimmt { $moves } Züge zurück.
}
    .you = { $moves ->
        [one] Du nimmst deinen letzten Zug zurück.
       *[other] Du nimmst { $moves } Züge zurück.
    }
log-stand-in = Ein Bot hat für { $name } gespielt.
    .you = Ein Bot hat für dich gespielt.
chat-empty = Sag hallo!
chat-say = Sag etwas
chat-send = Senden
chat-says = { $name } sagt: { $text }
chat-watcher = Jemand, der zuschaut
chat-watchers = Wer zuschaut
chat-mute = Wem ich zuhöre
chat-mute-one = { $name } nicht mehr zuhören
chat-unmute-one = { $name } wieder zuhören

bar-turn = Du bist dran
bar-others-wait = Die anderen warten. Ist die Zeit um, antwortet ein Bot für dich.
bar-stand-in = Ein Bot vertritt dich.
bar-back = Ich bin wieder da
bar-paused = Gerade ist Pause.
bar-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
bar-played-for = { $moves ->
    [one] Ein Bot hat für dich gespielt: { $moves } Zug.
   *[other] Ein Bot hat für dich gespielt: { $moves } Züge.
}
bar-played-show = Zeigen, was der Bot getan hat
bar-waits = { $count ->
    [0] Einen Moment …
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
bar-won = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen gemeinsam!
}
    .you = { $count ->
        [one] Du gewinnst!
       *[other] Ihr gewinnt gemeinsam: { $winners }!
    }
bar-gone = Die Verbindung ist weg. Wir versuchen es wieder …
bar-gone-more = Nichts geht verloren: Dein Zug wird nachgereicht.
any-choices = Was du tun kannst
any-wait = Du bist nicht dran.

poll-undo = { $name } möchte einen Zug zurücknehmen. In Ordnung?
poll-end = { $name } möchte das Spiel beenden. In Ordnung?
poll-pause = { $name } möchte eine Pause. In Ordnung?
poll-own-undo = Du hast gefragt, ob du deinen Zug zurücknehmen darfst.
poll-own-end = Du hast vorgeschlagen, das Spiel zu beenden.
poll-own-pause = Du hast um eine Pause gebeten.
poll-waiting = Noch keine Antwort: { $names }
poll-agreed-undo = Alle sind einverstanden: Der Zug ist zurückgenommen.
poll-agreed-end = Alle sind einverstanden: Das Spiel endet hier.
poll-agreed-pause = Alle sind mit einer Pause einverstanden.
poll-refused = { $name } sagt Nein. Alles bleibt, wie es ist.
poll-refused-you = Du sagst Nein, und { $name } erfährt es.
poll-lapsed = Nicht alle haben rechtzeitig geantwortet. Alles bleibt, wie es ist.
poll-overtaken = Das Spiel ist inzwischen weitergegangen: Die Frage ist hinfällig.

pause-take = Pause
pause-go-on = Weiter geht’s
pause-by = { $name } hat eine Pause eingelegt.
pause-by-you = Du hast eine Pause eingelegt.
pause-more = Keine Zeit läuft, kein Bot spielt. Alle am Tisch können weitermachen.
pause-soon = { $name } möchte eine Pause: nach dieser Runde.
pause-soon-you = Deine Pause beginnt nach dieser Runde.

menu-undo = Meinen Zug zurücknehmen
menu-undo-further = Zurück vor meinen letzten Zug
menu-undo-ask = Die anderen bitten, meinen Zug zurückzunehmen
menu-watchers = Link zum Zuschauen kopieren
menu-end-alone = Das Spiel beenden
menu-end-alone-sure = Wirklich beenden? Dann gewinnt niemand.
menu-end-ask = Den anderen das Spielende vorschlagen
menu-end-ask-sure = Wirklich vorschlagen? Dann gewinnt niemand.
menu-resign = Aufgeben
menu-resign-sure = Wirklich aufgeben? Ein Bot spielt für dich weiter.
menu-leave = Den Tisch verlassen
menu-leave-more = Dann leitet jemand anderes den Tisch.
menu-close = Den Tisch schließen
menu-close-sure = Wirklich schließen? Dann müssen alle gehen.
menu-watched = Nicht mehr zuschauen
menu-home-more = Dein Platz bleibt dir. Solange du weg bist, spielt ein Bot für dich.
menu-home-kept = Dein Platz bleibt dir, und die anderen warten auf dich.
menu-commitment = Fingerabdruck der Würfel an diesem Tisch:

keys-title = Tasten
keys-show = Die Tasten zeigen
keys-everywhere = Überall
keys-next = Von einem zum nächsten
keys-press = Drücken, was markiert ist
keys-close = Schließen, was sich geöffnet hat
keys-log = Im Verlauf von Regel zu Regel
key-enter = Eingabe
key-space = Leertaste
key-escape = Esc
key-tab = Tab

over-title = Das Spiel ist aus
over-show = Ergebnis
over-you-win = Du gewinnst: { $margin } Vorsprung!
over-you-win-level = Gleichstand, und du gewinnst ihn!
over-you-win-alone = Du gewinnst: Aufgabe von { $names }.
over-you-share = Du und { $names } gewinnt gemeinsam!
over-you-lose = { $winners } gewinnt: { $margin } Vorsprung.
over-you-close = So knapp! { $winners } gewinnt: { $margin } Vorsprung.
over-you-lose-level = So knapp! Gleichstand, und { $winners } gewinnt ihn.
over-you-gave-up = Du hast aufgegeben: { $winners } gewinnt.
over-wins = { $winners } gewinnt: { $margin } Vorsprung!
over-wins-level = Gleichstand, und { $winners } gewinnt ihn!
over-wins-alone = { $winners } gewinnt: Aufgabe von { $names }.
over-share = { $winners } gewinnen gemeinsam!
over-together = Die Partie wurde beendet. Niemand gewinnt.
over-counting = Schlusswertung
over-skip = Überspringen
over-board = Nur den Tisch
over-parts = Woher es kam
over-total = Zusammen
over-part-start = am Anfang
over-curve = Der Spielstand über die Partie
over-when = in Zug { $turn }
over-decided-led = { $name } ging { $when } in Führung und gab sie nicht mehr her.
    .you = Du hast { $when } die Führung übernommen und nicht mehr hergegeben.
over-decided-lead = { $gain ->
    [none] { $name } ging { $when } endgültig in Führung.
   *[other] { $name } ging { $when } endgültig in Führung: { $gain }.
}
    .you = { $gain ->
        [none] Du hast { $when } endgültig die Führung übernommen.
       *[other] Du hast { $when } endgültig die Führung übernommen: { $gain }.
    }
over-decided-last = { $gain ->
    [none] Es war offen bis zum letzten Zug: Er brachte { $name } nach vorn.
   *[other] Es war offen bis zum letzten Zug: Er brachte { $name } nach vorn, { $gain }.
}
    .you = { $gain ->
        [none] Es war offen bis zum letzten Zug: Er brachte dich nach vorn.
       *[other] Es war offen bis zum letzten Zug: Er brachte dich nach vorn, { $gain }.
    }
over-decided-counting = { $gain ->
    [none] Die Schlusswertung brachte { $name } nach vorn.
   *[other] Die Schlusswertung brachte { $name } nach vorn: { $gain }.
}
    .you = { $gain ->
        [none] Die Schlusswertung brachte dich nach vorn.
       *[other] Die Schlusswertung brachte dich nach vorn: { $gain }.
    }
over-decided-tie-break = Gleich viele Punkte: Die Regel für den Gleichstand entschied.
over-decided-shared = Gleichauf bis zum Schluss.
over-why = Warum ist es aus?
over-rating = Wertung vorher und nachher
over-counts = Diese Partie zählt zu { $percent } %: weniger mit neuen Konten, mit denselben Leuten noch einmal und mit viel Stärkeren oder Schwächeren.
over-unrated-together = Nicht gewertet: Ihr habt die Partie gemeinsam beendet.
over-unrated-edition = Nicht gewertet: Gespielt wurde nicht mit dem gedruckten Material.
over-unrated-two-seats = Nicht gewertet: Du hattest zwei Plätze.
over-unrated-guest = Nicht gewertet: Nur Konten haben eine Wertung.
over-unrated-few-decisions = Nicht gewertet: Zu wenige Entscheidungen waren deine eigenen.
over-unrated-no-opponent = Nicht gewertet: Sonst hat niemand mit Konto mitgespielt.
over-unrated-stand-in = Nicht gewertet: Ein Bot ist für jemanden eingesprungen.
over-again = Noch einmal
over-join-again = Zur nächsten Partie
next-choose = Ein anderes Spiel wählen
next-open = Für alle hier aufbauen
next-laid = { $name } hat die nächste Partie aufgebaut: { $game }
next-no-seat = Dabei ist kein Platz mehr für dich. Du kannst zuschauen.
next-watch = Mitkommen und zuschauen
next-watch-only = Alle Plätze waren schon besetzt: Du schaust zu.
next-wait = Wenn die Spieler die nächste Partie aufbauen, kannst du mitkommen.
over-verify = Würfel prüfen
over-verified = { $count ->
    [one] Die Würfel sind fair: { $count } Zahl geprüft.
   *[other] Die Würfel sind fair: alle { $count } Zahlen geprüft.
}
over-unproven = { $count ->
    [one] Die eine Zahl folgt aus dem Startwert. Dass niemand sie ausgesucht hat, lässt sich hier nicht beweisen.
   *[other] Alle { $count } Zahlen folgen aus dem Startwert. Dass niemand sie ausgesucht hat, lässt sich hier nicht beweisen.
}
over-not-verified = Das sind nicht die versprochenen Würfel.
over-replay = Nachspielen

replay-title = Nachspielen und prüfen
replay-record = Die Aufzeichnung einer Partie

rules-search = Regeln durchsuchen
rules-none = Dazu sagt keine Regel etwas.
rules-house = An jedem Tisch
rules-numbers = Regelnummern und Herkunft
rules-contents = Inhalt
rules-differs = rekonstruiert: dein Exemplar kann abweichen
rules-source-printed = steht im Regelheft
rules-source-deduced = folgt aus dem Regelheft
rules-source-reconstructed = rekonstruiert
rules-source-ruling = unsere Lesart
toast-rule = Die Regel

lost-title = Hier ist nichts
lost-sentence = Vielleicht ist der Tisch schon abgeräumt.

# Eine Partie noch einmal ansehen, ihre Würfel, und der Rat eines Bots.
replay-lead = Sieh dir jede beendete Partie noch einmal an, Zug für Zug, mit wessen Augen du willst, und spiel weiter, wo du magst.
replay-mine = Meine beendeten Partien
replay-paste = Füge sie hier ein: die eine Zeile oder das JSON.
replay-open = Öffnen
replay-player = Spieler { $number }
replay-scrub = Durch die Partie
replay-move = { $move } von { $all }
replay-moves = Alle Züge
replay-opening = Das Spiel ist aufgebaut.
replay-eyes = Mit wessen Augen
replay-everybody = Zuschauer
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-share = Diesen Zug teilen
on-title = Von hier weiterspielen
on-explains = Du setzt dich nach Zug { $move } dazu, auf den anderen Plätzen sitzen Bots. Was vorher gespielt wurde, bleibt; die Würfel sind ab hier neu. Es wird nicht gewertet.
on-seat = Welchen Platz nimmst du?
on-begin = Weiterspielen
dice-checking = Einen Moment, die Würfel werden noch einmal geworfen …
dice-here = In diesem Browser nachgerechnet
dice-seed = Der Startwert passt zum Fingerabdruck unten, der den Tisch daran bindet.
dice-seed-wrong = Der Startwert passt nicht zum Fingerabdruck unten.
dice-promise = Diesen Fingerabdruck hat dein Browser gesehen, bevor die Würfel bekannt waren.
dice-promise-wrong = Bevor die Würfel bekannt waren, hat dein Browser einen anderen Fingerabdruck gesehen.
dice-unseen = Dieser Browser war nicht am Tisch. Wer dort war, vergleicht den Fingerabdruck mit dem gezeigten:
dice-nonce = Als dein eigener Beitrag kam, standen der Startwert und alle anderen Beiträge fest: Niemand konnte diese Zahlen aussuchen.
dice-nonce-wrong = Der Beitrag von { $name } ist nicht der, der vor dem Spiel feststand.
dice-parts-wrong = Es gibt mehr oder weniger Beiträge, als es Plätze gab.
dice-doubt-unwitnessed = Dieser Browser hat nichts beigetragen. Darum kann er nicht sagen, ob der Startwert feststand, bevor die Beiträge bekannt waren.
dice-doubt-early = Der Beitrag dieses Browsers ging ab, bevor er wusste, dass der Startwert feststand: Der Tisch hätte ihn kennen können.
dice-doubt-late = Der Beitrag dieses Browsers ist nicht dabei: Er kam zu spät, oder der Tisch hat ihn nicht angenommen.
dice-doubt-withdrawn = { $name } hatte einen Beitrag versprochen, der nie kam. So hatte der Tisch die Wahl zwischen zweien.
dice-beacon-missing = Der Beitrag des öffentlichen Zufallsdienstes fehlt. So hatte der Tisch die Wahl zwischen zweien.
dice-beacon-wrong = Der Beitrag des öffentlichen Zufallsdienstes ist nicht die Zahl der versprochenen Runde.
dice-beacon-vouches = Als dieser Browser den Fingerabdruck sah, war die Zahl eines öffentlichen Zufallsdienstes als Beitrag versprochen, die noch niemand kennen konnte: Niemand konnte diese Zahlen aussuchen.
dice-remains = Was sich damit nicht ausschließen lässt: Wer den Tisch betreibt, kennt die kommenden Würfe und könnte unter anderem Namen mitspielen.
dice-numbers = { $count ->
    [one] Die eine Zahl ist genau die, die der Startwert und die Beiträge von { $parts } Plätzen ergeben.
   *[other] Alle { $count } Zahlen sind genau die, die der Startwert und die Beiträge von { $parts } Plätzen ergeben.
}
dice-numbers-wrong = In Zug { $move } steht eine Zahl, die der Startwert nicht ergibt.
dice-nothing = Diese Würfel beweisen nichts: Alle Zahlen stammen aus einer früheren Partie.
dice-there = Auskunft des Servers
dice-sides = Wie viele Seiten jede Zahl hatte: Dafür hat der Server die Aufzeichnung nach den Regeln nachgespielt.
dice-earlier = { $count ->
    [one] { $count } Zahl stammt aus einer früheren Partie. Für sie beweist dieser Startwert nichts.
   *[other] { $count } Zahlen stammen aus einer früheren Partie. Für sie beweist dieser Startwert nichts.
}
dice-elsewhere = Traust du beiden nicht, nimm die Aufzeichnung mit und prüfe sie auf deinem eigenen Rechner:
dice-record = Aufzeichnung herunterladen
dice-witness = Speichern, was dieser Browser notiert hat
dice-none = Diese Aufzeichnung sagt nicht, woher ihre Würfel kommen. Es gibt nichts zu prüfen.
hint-ask = Um Rat fragen
hint-thinking = Ein Könner denkt nach …
hint-best = Rat des Könners: { $action }
hint-only = Etwas anderes geht nicht.
hint-odds = { $best } Gewinnchance.
hint-ahead = { $best } Gewinnchance, { $second } mit „{ $other }“.
hint-close = { $best } Gewinnchance; „{ $other }“ ist etwa so gut.
hint-one = Etwas anderes lohnt den Versuch nicht.
hint-own = Dafür spricht: { $what }.
hint-others = Was den anderen entgeht: { $what }.
hint-do = So machen
hint-thanks = Danke, nein
seat-thinking = überlegt
wish-pace = Bots
wish-pace-natural = gemütlich
wish-pace-brisk = zügig
wish-pace-instant = sofort
stand-in = Bot springt für Abwesende ein
stand-in-usual = wie hier üblich
stand-in-never = nie
stand-in-seconds = nach { $seconds } s
stand-in-minutes = nach { $minutes } min
offline-title = Der Server ist nicht zu erreichen
offline-wait = Deine Partien warten, wo du sie verlassen hast; nichts geht verloren. Diese Seite klopft alle paar Sekunden an und öffnet sich von selbst, sobald jemand antwortet.
offline-network = Ist der Flugmodus aus? Geht eine andere Seite auf?
offline-home = Laufen die Spiele auf einem Computer zu Hause? Dann muss er an sein, und dein Handy im selben WLAN.
offline-computer = Inzwischen am Computer
offline-terminal = Alle fünf Spiele gegen Bots, im Terminal:
offline-server = Oder starte einen eigenen Server, für alle im Raum:
offline-again = Noch einmal versuchen
offline-now = Der Server ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
problem-away = Der Server kommt gerade nicht an seine Aufzeichnungen. Nichts ist verloren: Gleich geht es wieder.
problem-closed = Die Gastgeberin oder der Gastgeber hat diesen Tisch geschlossen.
problem-conflict = Das geht gerade nicht.
problem-damaged = Diese Aufzeichnung lässt sich nicht lesen.
problem-fault = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
problem-forbidden = Das steht dir hier nicht zu.
problem-gone = Das gibt es nicht mehr.
problem-left = Du hast diesen Tisch verlassen.
problem-moved = Die Plätze haben sich geändert: Setz dich noch einmal hin.
problem-no-answer = Darauf kam rechtzeitig keine Antwort; versuch es noch einmal.
problem-not-found = So etwas gibt es hier nicht.
problem-over = Die Partie ist vorbei.
problem-paused = Gerade ist Pause: Niemand handelt, bis es weitergeht.
problem-restarting = Der Server startet neu. Partien und Uhren bleiben; du kommst von selbst zurück.
problem-shown-out = Dein Platz wurde freigegeben.
problem-signed-out = Der Zugang zu diesem Platz wurde widerrufen. Wem das Konto gehört, setzt sich einfach wieder hin.
problem-silent = Von dir war eine Weile nichts zu hören.
problem-slow = Deine Leitung kommt nicht mit; sie wird neu aufgebaut.
problem-too-many = Das ist zu viel auf einmal; warte einen Moment.
problem-unclear = Das war nicht zu verstehen.
problem-who-are-you = Komm erst herein: Ein Name genügt.
