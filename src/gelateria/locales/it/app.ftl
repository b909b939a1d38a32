# Ciò che dice Gelateria stessa, nel browser.

skip = Al tavolo
home = Alla pagina iniziale
close = Chiudi
yes = Sì
no = No
rules = Regole
undo = Ritira la mossa
mark-scoop = A { $game }

front-lead = Cinque giochi da tavolo, sempre pronti. Siediti con i bot o con gli amici: senza account, senza attese.
front-games = Cinque giochi
front-mine = Le mie partite
front-your-turn = tocca a te
front-open = Tavoli aperti
front-open-none = Ora non aspetta nessuno. Apri un tavolo e gli altri lo troveranno qui.
front-seats = { $taken } su { $all }
front-watch = Guarda
front-name = Il tuo nome
front-name-any = Qualcosa di simpatico
front-no-account = Non serve un account. Questo browser si ricorda di te.
front-fair = Ogni dado si può verificare dopo la partita. Nulla esce da questo server.

game-by = di { $names }
game-players = da { $from } a { $to } giocatori
game-minutes = { $minutes } minuti
game-play = Gioca
game-invite = Amici…
game-learn = Impara in 3 minuti
about-title = Che gioco è?

level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto

new-players = In quanti si gioca?
new-friends = Con gli amici
new-listed = Mostra il tavolo a tutti qui
new-invite = Invita gli amici
new-bots = Con i bot
new-level = Quanto sono forti i bot?
new-play-bots = Gioca contro i bot

wish-language = Lingua
wish-theme-auto = Chiaro o scuro: come il dispositivo
wish-theme-light = Chiaro
wish-theme-dark = Scuro
wish-sound-on = Il suono è acceso
wish-sound-off = Il suono è spento
wish-speed = Movimento
wish-speed-calm = calmo
wish-speed-brisk = svelto
wish-speed-still = nessuno
wish-calling = Suono quando tocca a me
wish-calling-never = mai
wish-calling-away = quando guardo altrove
wish-calling-always = sempre
wish-forced = Fare da sé ciò che si può fare in un solo modo

door-title = Un tavolo di { $game }
door-who = Ci sono: { $names }
door-sit = Siediti
door-full = Tutti i posti sono occupati. Puoi guardare.
door-full-shut = Tutti i posti sono occupati, e a questo tavolo nessuno guarda.
door-begun = La partita è cominciata: tu guardi.
door-link = Questo tavolo è per chi ha il suo link. Chiedilo a chi lo gestisce.

wait-seats = Chi gioca
wait-bot = Bot
wait-fill = Completa con i bot
wait-start = Avvia
wait-host = Chi ospita avvia la partita appena tutti i posti sono occupati.
wait-watching = Stai guardando. Finché c’è un posto libero puoi sederti.
wait-rename = Prendi questo nome
wait-expected = non è ancora qui
wait-kick = Libera il posto di { $name }
wait-kick-sure = { $name } torna davanti alla porta e può rientrare con il link.
wait-kick-yes = Libera il posto
wait-kick-anew = Libera il posto e crea un nuovo link
wait-invite = Invita gli amici
wait-invite-more = Chi ha questo link può sedersi.
wait-invite-full = Tutti i posti sono occupati: chi ha questo link guarda.
wait-anew = Crea un nuovo link
wait-anew-done = Ecco un nuovo link. Quello vecchio non apre più nulla.
wait-qr = Il link, da fotografare
wait-link = Il link
wait-share = Condividi
wait-share-text = Vieni a giocare a { $game } con me!
wait-copy = Copia
wait-copied = Il link è copiato.
wait-mixing = Ogni browser aggiunge la sua parte ai dadi…
wait-mixing-for = In attesa di: { $names }
wait-beacon = Una fonte pubblica di casualità aggiunge la sua parte tra un momento…
wait-start-with = Avvia in { $count }
wait-host-named = { $name } avvia la partita appena ci siete tutti.
wait-runs = gestisce il tavolo
wait-host-gone = Da un po’ nessuno gestisce il tavolo. Puoi farlo tu.
wait-take-on = Gestisci il tavolo
wait-hand-over = Lascia gestire il tavolo a { $name }
wait-hand-over-sure = Allora { $name } sceglierà a che cosa giocate e avvierà la partita. Tu resti al tuo posto.
wait-hand-over-yes = Passa il compito
wait-level = Quanto è forte { $name }?
wait-order = Cambia l’ordine
wait-shuffle = Mescola
wait-up = Più su: { $name }
wait-down = Più giù: { $name }

plan-title = A che cosa giocate
plan-change = Cambia
plan-save = Va bene così
plan-more = Orologio, spettatori, classifica
plan-game = Quale gioco?
plan-players = Posti
plan-clock = Orologio
plan-clock-none = nessuno
plan-clock-relaxed = tranquillo
plan-clock-fast = veloce
plan-clock-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
}
plan-days = Giorni per una mossa
plan-counts = Vale
plan-rated = per la classifica
plan-casual = solo per divertimento
plan-rate = Conta per la classifica, se tutti hanno un account
plan-found = Chi trova il tavolo
plan-listed = tutti qui
plan-unlisted = chi ha il link
plan-watch = Chi può guardare
plan-watch-none = nessuno
plan-watch-link = chi ha il link
plan-watch-everyone = tutti
plan-material = Materiale
plan-material-own = non quello stampato

watch-title = Spettatori
watch-you = Stai guardando. Qui ti chiami:
watch-you-as = Stai guardando come { $name }.
watch-who = { $count ->
    [one] { $names } guarda.
   *[other] { $names } guardano.
}
watch-more = E altri { $count }.
watch-nobody = Ancora nessuno guarda.

evening-title = Stasera
evening-games = Le partite della serata
evening-wins = { $wins } su { $games } vinte
evening-won = { $game }: { $names }
evening-nobody = { $game }: non ha vinto nessuno

seats = Giocatori, in ordine di turno
seat-free = libero
seat-you = tu
seat-bot = bot, { $level }
seat-stand-in = gioca un bot
seat-resigned = si arrende
seat-away = assente
seat-won = ha vinto
seat-active = è il suo turno
seat-time = tempo rimasto
timer = clessidra
score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

board = Tabellone
sheets = Accanto al tabellone
sheet-log = Cronaca
sheet-chat = Chat
sheet-chat-unread = { $count ->
    [one] Chat: { $count } riga nuova
   *[other] Chat: { $count } righe nuove
}
sheet-rules = Regole
sheet-menu = Opzioni

log-empty = Non è ancora successo niente.
log-older = Prima
log-you = Tu
recap = Dal tuo turno: { $what }
recap-since = Dal tuo turno
log-back = { $moves ->
    [one] { $name } ritira l’ultima mossa.
   *[other] { $name } ritira { $moves } mosse.
}
    .you = { $moves ->
        [one] Ritiri la tua ultima mossa.
       *[other] Ritiri { $moves } mosse.
    }
log-stand-in = Un bot ha giocato per { $name }.
    .you = Un bot ha giocato per te.
chat-empty = Di’ ciao!
chat-say = Di’ qualcosa
chat-send = Invia
chat-says = { $name } dice: { $text }
chat-watcher = Qualcuno che guarda
chat-watchers = Chi guarda
chat-mute = Chi ascolto
chat-mute-one = Non ascoltare più { $name }
chat-unmute-one = Ascolta di nuovo { $name }

bar-turn = Tocca a te
bar-others-wait = Gli altri aspettano. Scaduto il tempo, un bot risponde per te.
bar-stand-in = Un bot ti sostituisce.
bar-back = Sono di nuovo qui
bar-paused = La partita è in pausa.
bar-resigned = Hai rinunciato; un bot continua per te.
bar-played-for = { $moves ->
    [one] Un bot ha giocato per te: { $moves } mossa.
   *[other] Un bot ha giocato per te: { $moves } mosse.
}
bar-played-show = Mostra che cosa ha fatto il bot
bar-waits = { $count ->
    [0] Un momento…
    [one] { $names } sta pensando…
   *[other] { $names } stanno pensando…
}
bar-won = { $count ->
    [one] Vince { $winners }!
   *[other] Vincono insieme { $winners }!
}
    .you = { $count ->
        [one] Hai vinto!
       *[other] Avete vinto insieme: { $winners }!
    }
bar-gone = La connessione è caduta. Riproviamo…
bar-gone-more = Niente è perso: la tua mossa è al sicuro.
any-choices = Che cosa puoi fare
any-wait = Non tocca a te.

poll-undo = { $name } vorrebbe ritirare una mossa. Va bene?
poll-end = { $name } vorrebbe finire la partita. Va bene?
poll-pause = { $name } vorrebbe una pausa. Va bene?
poll-own-undo = Hai chiesto di ritirare la tua mossa.
poll-own-end = Hai proposto di finire la partita.
poll-own-pause = Hai chiesto una pausa.
poll-waiting = Manca la risposta di: { $names }
poll-agreed-undo = Tutti d’accordo: la mossa è ritirata.
poll-agreed-end = Tutti d’accordo: la partita finisce qui.
poll-agreed-pause = Tutti d’accordo per una pausa.
poll-refused = { $name } dice di no. Tutto resta com’è.
poll-refused-you = Dici di no, e { $name } lo sa.
poll-lapsed = Non tutti hanno risposto in tempo. Tutto resta com’è.
poll-overtaken = La partita è andata avanti: la domanda non vale più.

pause-take = Pausa
pause-go-on = Si riprende
pause-by = { $name } ha messo in pausa la partita.
pause-by-you = Hai messo in pausa la partita.
pause-more = Il tempo non corre e nessun bot gioca. Ogni giocatore può riprendere.
pause-soon = { $name } chiede una pausa: dopo questo round.
pause-soon-you = La tua pausa comincia dopo questo round.

menu-undo = Ritira la mia mossa
menu-undo-further = Torna a prima della mia ultima mossa
menu-undo-ask = Chiedi agli altri di ritirare la mia mossa
menu-watchers = Copia link per spettatori
menu-end-alone = Finisci la partita
menu-end-alone-sure = Vuoi davvero finirla? Così non vince nessuno.
menu-end-ask = Proponi agli altri di finire
menu-end-ask-sure = Vuoi davvero proporlo? Così non vince nessuno.
menu-resign = Arrenditi
menu-resign-sure = Vuoi davvero arrenderti? Un bot continua per te.
menu-leave = Lascia il tavolo
menu-leave-more = Allora il tavolo lo gestirà qualcun altro.
menu-close = Chiudi il tavolo
menu-close-sure = Vuoi davvero chiuderlo? Tutti dovranno andarsene.
menu-watched = Smetti di guardare
menu-home-more = Il tuo posto resta tuo. Finché non ci sei, un bot gioca per te.
menu-home-kept = Il tuo posto resta tuo, e gli altri ti aspettano.
menu-commitment = Impronta dei dadi di questo tavolo:

keys-title = Tasti
keys-show = Mostra i tasti
keys-everywhere = Ovunque
keys-next = Da un elemento al prossimo
keys-press = Premi ciò che è evidenziato
keys-close = Chiudi ciò che si è aperto
keys-log = Da una regola all’altra nella cronaca
key-enter = Invio
key-space = Spazio
key-escape = Esc
key-tab = Tab

over-title = La partita è finita
over-show = Risultato
over-you-win = Vinci con { $margin } di vantaggio!
over-you-win-level = Parità, e lo spareggio è tuo!
over-you-win-alone = Vinci: resa di { $names }.
over-you-share = Tu e { $names } vincete insieme!
over-you-lose = Vince { $winners } con { $margin } di vantaggio.
over-you-close = Per un soffio! Vince { $winners } con { $margin } di vantaggio.
over-you-lose-level = Per un soffio! Parità, e lo spareggio va a { $winners }.
over-you-gave-up = Con la tua resa vince { $winners }.
over-wins = Vince { $winners } con { $margin } di vantaggio!
over-wins-level = Parità, e lo spareggio va a { $winners }!
over-wins-alone = Vince { $winners }: resa di { $names }.
over-share = Vincono insieme { $winners }!
over-together = La partita è stata chiusa. Non vince nessuno.
over-counting = Punteggio finale
over-skip = Salta
over-board = Solo il tavolo
over-parts = Da dove viene
over-total = Totale
over-part-start = all’inizio
over-curve = I punteggi durante la partita
over-when = al turno { $turn }
over-decided-led = { $name } passa in testa { $when } e ci resta fino alla fine.
    .you = Passi in testa { $when } e ci resti fino alla fine.
over-decided-lead = { $gain ->
    [none] { $name } passa definitivamente in testa { $when }.
   *[other] { $name } passa definitivamente in testa { $when }: { $gain }.
}
    .you = { $gain ->
        [none] Passi definitivamente in testa { $when }.
       *[other] Passi definitivamente in testa { $when }: { $gain }.
    }
over-decided-last = { $gain ->
    [none] Tutto aperto fino all’ultima mossa, che porta in testa { $name }.
   *[other] Tutto aperto fino all’ultima mossa, che porta in testa { $name }: { $gain }.
}
    .you = { $gain ->
        [none] Tutto aperto fino all’ultima mossa, che ti porta in testa.
       *[other] Tutto aperto fino all’ultima mossa, che ti porta in testa: { $gain }.
    }
over-decided-counting = { $gain ->
    [none] Il punteggio finale porta in testa { $name }.
   *[other] Il punteggio finale porta in testa { $name }: { $gain }.
}
    .you = { $gain ->
        [none] Il punteggio finale ti porta in testa.
       *[other] Il punteggio finale ti porta in testa: { $gain }.
    }
over-decided-tie-break = Parità di punti: ha deciso lo spareggio.
over-decided-shared = Alla pari fino all’ultimo.
over-why = Perché è finita?
over-rating = Punti in classifica prima e dopo
over-counts = Vale per il { $percent } %: meno con account nuovi, se si gioca di nuovo con le stesse persone e con chi è molto più forte o più debole.
over-unrated-together = Non vale per la classifica: l’avete finita di comune accordo.
over-unrated-edition = Non vale per la classifica: non si è giocato con il materiale stampato.
over-unrated-two-seats = Non vale per la classifica: avevi due posti.
over-unrated-guest = Non vale per la classifica: solo gli account hanno punti in classifica.
over-unrated-few-decisions = Non vale per la classifica: hai preso troppo poche decisioni.
over-unrated-no-opponent = Non vale per la classifica: nessun altro con un account ha giocato.
over-unrated-stand-in = Non vale per la classifica: un bot ha sostituito qualcuno.
over-again = Gioca ancora
over-join-again = Alla prossima partita
next-choose = Scegli un altro gioco
next-open = Preparalo per tutti qui
next-laid = { $name } ha preparato la prossima partita: { $game }
next-no-seat = Per te non c’è più posto. Puoi guardare.
next-watch = Vieni a guardare
next-watch-only = Tutti i posti erano occupati: tu guardi.
next-wait = Quando i giocatori preparano la prossima partita, puoi venire con loro.
over-verify = Verifica i dadi
over-verified = { $count ->
    [one] I dadi non sono truccati: { $count } numero verificato.
   *[other] I dadi non sono truccati: verificati tutti i { $count } numeri.
}
over-unproven = { $count ->
    [one] L’unico numero deriva dal seme. Che nessuno l’abbia scelto non si può provare qui.
   *[other] Tutti i { $count } numeri derivano dal seme. Che nessuno li abbia scelti non si può provare qui.
}
over-not-verified = Questi non sono i dadi promessi.
over-replay = Rivedi

replay-title = Rivedi e verifica
replay-record = La registrazione di una partita

rules-search = Cerca nelle regole
rules-none = Nessuna regola lo dice.
rules-house = A ogni tavolo
rules-numbers = Numeri delle regole e fonti
rules-contents = Indice
rules-differs = ricostruito: la tua copia può essere diversa
rules-source-printed = stampato nel regolamento
rules-source-deduced = segue dal regolamento
rules-source-reconstructed = ricostruito
rules-source-ruling = nostra lettura
toast-rule = La regola

lost-title = Qui non c’è niente
lost-sentence = Forse il tavolo è già stato sparecchiato.

# Rivedere una partita, i suoi dadi e il consiglio di un bot.
replay-lead = Rivedi qualsiasi partita finita, mossa per mossa, con gli occhi di chi vuoi, e riprendi a giocare da dove ti piace.
replay-mine = Le mie partite finite
replay-paste = Incollala qui: il suo codice di una riga, o il suo JSON.
replay-open = Apri
replay-player = Giocatore { $number }
replay-scrub = Scorri la partita
replay-move = { $move } di { $all }
replay-moves = Tutte le mosse
replay-opening = Il gioco è preparato.
replay-eyes = Con gli occhi di
replay-everybody = Spettatore
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Una mossa avanti
replay-last = Alla fine
replay-speed = Velocità
replay-share = Condividi questa mossa
on-title = Gioca da qui
on-explains = Ti siedi dopo la mossa { $move }, gli altri posti li prendono i bot. Quello che è stato giocato resta; da qui in poi i dadi sono nuovi. Non vale per la classifica.
on-seat = Quale posto prendi?
on-begin = Continua a giocare
dice-checking = Un momento, i dadi vengono tirati di nuovo…
dice-here = Calcolato in questo browser
dice-seed = Il seme corrisponde all’impronta qui sotto, che lega il tavolo ad esso.
dice-seed-wrong = Il seme non corrisponde all’impronta qui sotto.
dice-promise = È l’impronta che questo browser ha visto prima che i dadi fossero noti.
dice-promise-wrong = Prima che i dadi fossero noti, questo browser ha visto un’altra impronta.
dice-unseen = Questo browser non era al tavolo. Chi c’era confronta l’impronta con quella mostrata:
dice-nonce = Quando hai dato la tua parte, il seme e tutte le altre parti erano fissati: nessuno ha potuto scegliere questi numeri.
dice-nonce-wrong = La parte di { $name } non è quella fissata prima della partita.
dice-parts-wrong = Ci sono più parti, o meno, di quanti erano i posti.
dice-doubt-unwitnessed = Questo browser non ha aggiunto una parte sua, perciò non può dire se il seme era fissato prima che le parti fossero note.
dice-doubt-early = La parte di questo browser è partita prima di sapere che il seme era fissato: il tavolo ha potuto conoscerla.
dice-doubt-late = La parte di questo browser non è entrata: è arrivata troppo tardi, o il tavolo non l’ha accettata.
dice-doubt-withdrawn = { $name } aveva promesso una parte che non è mai arrivata, così il tavolo ha potuto scegliere tra due.
dice-beacon-missing = Manca la parte della fonte pubblica di casualità, così il tavolo ha potuto scegliere tra due.
dice-beacon-wrong = La parte della fonte pubblica di casualità non è il numero dell’emissione promessa.
dice-beacon-vouches = Quando questo browser ha visto l’impronta, era promesso come parte un numero di una fonte pubblica che nessuno poteva ancora conoscere: nessuno ha potuto scegliere questi numeri.
dice-remains = Ciò che questo non può escludere: chi gestisce il tavolo conosce i dadi che verranno, e può giocare sotto un altro nome.
dice-numbers = { $count ->
    [one] L’unico numero è esattamente quello che danno il seme e le parti di { $parts } posti.
   *[other] Tutti i { $count } numeri sono esattamente quelli che danno il seme e le parti di { $parts } posti.
}
dice-numbers-wrong = Nella mossa { $move } c’è un numero che il seme non dà.
dice-nothing = Questi dadi non provano niente: tutti i numeri vengono da una partita precedente.
dice-there = Detto dal server
dice-sides = Quante facce aveva ogni numero: per questo il server ha rigiocato la registrazione secondo le regole.
dice-earlier = { $count ->
    [one] { $count } numero viene da una partita precedente. Per lui questo seme non prova niente.
   *[other] { $count } numeri vengono da una partita precedente. Per loro questo seme non prova niente.
}
dice-elsewhere = Se non ti fidi di nessuno dei due, porta con te la registrazione e verificala sul tuo computer:
dice-record = Scarica la registrazione
dice-witness = Salva ciò che questo browser ha annotato
dice-none = Questa registrazione non dice da dove vengono i suoi dadi: non c’è niente da verificare.
hint-ask = Chiedi un consiglio
hint-thinking = Un esperto sta pensando…
hint-best = Il consiglio dell’esperto: { $action }
hint-only = Non c’è altro da fare.
hint-odds = Così vinci il { $best } delle volte.
hint-ahead = Così vinci il { $best } delle volte, il { $second } con «{ $other }».
hint-close = Così vinci il { $best } delle volte; «{ $other }» vale quasi altrettanto.
hint-one = Non vale la pena tentare altro.
hint-own = A favore: { $what }.
hint-others = Quello che sfugge agli altri: { $what }.
hint-do = Fai così
hint-thanks = No, grazie
seat-thinking = sta pensando
wish-pace = Bot
wish-pace-natural = con calma
wish-pace-brisk = svelti
wish-pace-instant = subito
stand-in = Un bot gioca per chi è assente
stand-in-usual = come di solito qui
stand-in-never = mai
stand-in-seconds = dopo { $seconds } s
stand-in-minutes = dopo { $minutes } min
offline-title = Il server non è raggiungibile
offline-wait = Le tue partite aspettano dove le hai lasciate; niente è perso. Questa pagina bussa ogni pochi secondi e si riapre da sola appena qualcuno risponde.
offline-network = La modalità aereo è spenta? Si apre un’altra pagina?
offline-home = Se i giochi sono su un computer di casa, deve essere acceso e il telefono nello stesso Wi-Fi.
offline-computer = Nel frattempo, su un computer
offline-terminal = Tutti e cinque i giochi contro i bot, in un terminale:
offline-server = Oppure apri un server tuo, per tutti quelli che sono nella stanza:
offline-again = Riprova
offline-now = Il server non è raggiungibile. Controlla la connessione e riprova.
problem-away = Il server al momento non raggiunge i suoi archivi. Niente è perso: tra un attimo funziona di nuovo.
problem-closed = Chi ospitava ha chiuso questo tavolo.
problem-conflict = In questo momento non si può.
problem-damaged = Questa registrazione non si può leggere.
problem-fault = Qualcosa è andato storto da noi. Nulla è perso; riprova.
problem-forbidden = Qui non spetta a te.
problem-gone = Non c’è più.
problem-left = Hai lasciato questo tavolo.
problem-moved = I posti sono cambiati: siediti di nuovo.
problem-no-answer = Nessuna risposta in tempo; riprova.
problem-not-found = Qui non c’è nulla del genere.
problem-over = La partita è finita.
problem-paused = La partita è in pausa: nessuno agisce finché non si riprende.
problem-restarting = Il server si riavvia. Partite e tempi restano; la connessione torna da sola.
problem-shown-out = Il tuo posto è stato liberato da chi ospita.
problem-signed-out = L’accesso a questo posto è stato revocato. Chi ha l’account può sedersi di nuovo.
problem-silent = Da un po’ non arrivava nulla da te.
problem-slow = La tua connessione non tiene il passo; viene ristabilita.
problem-too-many = È troppo in una volta; aspetta un momento.
problem-unclear = Questo non si è capito.
problem-who-are-you = Prima entra: basta un nome.
