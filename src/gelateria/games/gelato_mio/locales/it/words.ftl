# Le parole di Gelato Mio.

gelato-mio-letter-vanilla = V
gelato-mio-letter-strawberry = F
gelato-mio-letter-chocolate = C
gelato-mio-letter-creams = Pa
gelato-mio-letter-sugar = Zu
gelato-mio-letter-bowl = Co
gelato-mio-letter-cone = Cn
gelato-mio-letter-wafer = Ci

gelato-mio-card-vanilla = { $count ->
    [one] vaniglia
   *[other] { $count } vaniglie
}
gelato-mio-card-strawberry = { $count ->
    [one] fragola
   *[other] { $count } fragole
}
gelato-mio-card-chocolate = { $count ->
    [one] cioccolato
   *[other] { $count } cioccolati
}
gelato-mio-card-creams = { $count ->
    [one] panna
   *[other] { $count } panne
}
gelato-mio-card-sugar = { $count ->
    [one] zucchero
   *[other] { $count } zuccheri
}
gelato-mio-card-bowl = { $count ->
    [one] una coppa
   *[other] { $count } coppe
}
gelato-mio-card-cone = { $count ->
    [one] un cono
   *[other] { $count } coni
}
gelato-mio-card-wafer = { $count ->
    [one] una cialda
   *[other] { $count } cialde
}
gelato-mio-ball-vanilla = { $count ->
    [one] una pallina di vaniglia
   *[other] { $count } palline di vaniglia
}
gelato-mio-ball-strawberry = { $count ->
    [one] una pallina di fragola
   *[other] { $count } palline di fragola
}
gelato-mio-ball-chocolate = { $count ->
    [one] una pallina di cioccolato
   *[other] { $count } palline di cioccolato
}

gelato-mio-ask-act = Prendi, prepari, servi o chiedi aiuto?
gelato-mio-ask-pay = { $owed ->
    [one] Ancora una carta per l’aiuto. Quale?
   *[other] L’aiuto costa { $owed } carte. Quale per prima?
}
gelato-mio-ask-ask = Dalla mano di chi peschi una carta?
gelato-mio-ask-discard = { $owed ->
    [one] Controllo: via { $owed } carta.
   *[other] Controllo: via { $owed } carte.
}
gelato-mio-ask-return = { $owed ->
    [one] Controllo: via { $owed } pallina.
   *[other] Controllo: via { $owed } palline.
}
gelato-mio-do-draw = Prendi { $cards }
gelato-mio-do-make = Prepara { $ball }
gelato-mio-do-serve = Servi { $order }
gelato-mio-do-help = Chiedi aiuto
gelato-mio-do-ask = Pesca una carta da { $whom }
gelato-mio-do-pass = Passa
gelato-mio-do-discard = Scarta { $card }
gelato-mio-do-return = Restituisci { $ball }

gelato-mio-hint = Le carte vicine uguali vengono insieme.
gelato-mio-hint-ready = Ciò che è verde è pronto.
gelato-mio-hint-discard = Tocca una carta della tua mano.
gelato-mio-hint-return = Tocca le tue palline.
gelato-mio-help-costs = { $cards ->
    [one] { $cards } carta per una delle loro
   *[other] { $cards } carte per una delle loro
}
gelato-mio-hint-help = Poi prendi una carta, coperta, da un’altra mano.
gelato-mio-along = { $count ->
    [one] Viene anche { $count } vicina uguale.
   *[other] Vengono anche { $count } vicine uguali.
}
gelato-mio-last = { $turns ->
    [one] Una pila è vuota: ancora { $turns } turno.
   *[other] Una pila è vuota: ancora { $turns } turni.
}
gelato-mio-missing = Manca: { $parts }
gelato-mio-order = { $vessel ->
    [bowl] coppa: { $balls } ({ $points })
   *[cone] cono: { $balls } ({ $points })
}
gelato-mio-behind = { $count ->
    [one] { $count } aspetta dietro
   *[other] { $count } aspettano dietro
}
gelato-mio-nobody = Qui non aspetta più nessuno.
gelato-mio-display = Vetrina
gelato-mio-place = { $count ->
    [one] Posto { $place }: { $card }
   *[other] Posto { $place }: { $card }; { $count } carte vengono insieme
}
gelato-mio-place-empty = Il posto { $place } è vuoto
gelato-mio-piles = Gelato
gelato-mio-pile = { $left ->
    [0] Questa pila è vuota.
   *[other] Sulla pila: { $balls }
}
gelato-mio-own = { $count ->
    [0] Non ne hai
   *[other] Davanti a te: { $balls }
}
gelato-mio-deck = { $count ->
    [one] Mazzo: { $count } carta
   *[other] Mazzo: { $count } carte
}
gelato-mio-discards = { $count ->
    [one] Scarti: { $count } carta
   *[other] Scarti: { $count } carte
}
gelato-mio-customers = Clienti
gelato-mio-goals = Obiettivi
gelato-mio-players = Mani e gelati degli altri
gelato-mio-hand = { $count ->
    [one] La tua mano: { $count } carta
   *[other] La tua mano: { $count } carte
}
gelato-mio-hand-empty = La tua mano è vuota: serviti dalla vetrina!
gelato-mio-holds = { $name } ha { $cards }.
gelato-mio-holds-none = { $name } non ha carte.
gelato-mio-unknown = { $count ->
    [one] { $count } carta sconosciuta
   *[other] { $count } carte sconosciute
}
gelato-mio-holds-many = { $count ->
    [one] { $name } ha { $count } carta.
   *[other] { $name } ha { $count } carte.
}
gelato-mio-note-open = Appunti sulla mano di { $name }
gelato-mio-note-title = Che cosa può avere in mano { $name }?
gelato-mio-note-about = Lo vedi solo tu. Resta in questo browser.
gelato-mio-note-more = Uno in più: { $card }
gelato-mio-note-less = Uno in meno: { $card }
gelato-mio-noted = annotato: { $cards }
gelato-mio-note-wipe = Cancella tutto
gelato-mio-control-hands = Chi ha troppe carte?
gelato-mio-control-balls = Chi ha troppo gelato?
gelato-mio-goal-bowls = coppe
gelato-mio-goal-doubles = coni da 2 palline
gelato-mio-goal-singles = coni da 1 pallina
gelato-mio-goal-vanilla = più vaniglia
gelato-mio-goal-strawberry = più fragola
gelato-mio-goal-chocolate = più cioccolato
gelato-mio-goal-all = più palline
gelato-mio-race = Chi arriva primo a { $number } { $goal }: { $worth }. Tu { $own }.
gelato-mio-most = { $leads ->
    [one] Alla fine, { $goal }: { $worth }. Tu { $own }; guida { $name }.
   *[nobody] Alla fine, { $goal }: { $worth }. Tu { $own }.
}
gelato-mio-goal-taken = { $goal }, { $worth }: è di { $owner }.

gelato-mio-material-hands = { $count } per le mani
gelato-mio-material-balls = { $count } per il gelato
gelato-mio-material-race = Chi arriva primo a { $number } { $goal }: { $worth }
gelato-mio-material-most = Alla fine, { $goal }: { $worth }

gelato-mio-key-display = Vai a un posto della vetrina
gelato-mio-key-walk = Da una carta all’altra nella vetrina
gelato-mio-key-take = Prendi la carta evidenziata

gelato-mio-event-began = Tocca a { $seat }.
    .you = Tocca a te.
gelato-mio-event-dealt = Nuovo in riga { $line }: { $card }.
gelato-mio-event-took = { $card ->
    [none] { $seat } prende dalla vetrina.
   *[other] { $seat } prende dalla vetrina: { $card }.
}
    .you = Prendi dalla vetrina: { $card }.
gelato-mio-event-reshuffled = { $cards ->
    [one] Il mazzo è finito: { $cards } scarto diventa quello nuovo.
   *[other] Il mazzo è finito: { $cards } scarti diventano quello nuovo.
}
gelato-mio-event-halted = La riga { $line } resta vuota: non c’è nulla per riempirla.
gelato-mio-event-controlled = { $quality ->
    [hands] Controllo qualità delle mani!
   *[balls] Controllo qualità del gelato!
}
gelato-mio-event-inspected = { $quality ->
    [hands] { $count ->
        [one] { $seat } ha troppe carte in mano: { $count } se ne va.
       *[other] { $seat } ha troppe carte in mano: { $count } se ne vanno.
    }
   *[balls] { $count ->
        [one] { $seat } ha troppo gelato: { $count } pallina torna indietro.
       *[other] { $seat } ha troppo gelato: { $count } palline tornano indietro.
    }
}
    .you = { $quality ->
        [hands] { $count ->
            [one] Hai troppe carte in mano: { $count } se ne va.
           *[other] Hai troppe carte in mano: { $count } se ne vanno.
        }
       *[balls] { $count ->
            [one] Hai troppo gelato: { $count } pallina torna indietro.
           *[other] Hai troppo gelato: { $count } palline tornano indietro.
        }
    }
gelato-mio-event-discarded = { $seat } scarta { $card }.
    .you = Scarti { $card }.
gelato-mio-event-returned = { $seat } restituisce { $ball }.
    .you = Restituisci { $ball }.
gelato-mio-event-made = { $seat } prepara { $ball }.
    .you = Prepari { $ball }.
gelato-mio-event-served = { $points ->
    [one] { $seat } serve il cliente al posto { $place }: { $points } punto!
   *[other] { $seat } serve il cliente al posto { $place }: { $points } punti!
}
    .you = { $points ->
        [one] Servi il cliente al posto { $place }: { $points } punto!
       *[other] Servi il cliente al posto { $place }: { $points } punti!
    }
gelato-mio-event-came = Arriva il prossimo cliente al posto { $place }.
gelato-mio-event-claimed = { $points ->
    [one] { $seat } raggiunge l’obiettivo «{ $goal }»: { $points } punto.
   *[other] { $seat } raggiunge l’obiettivo «{ $goal }»: { $points } punti.
}
    .you = { $points ->
        [one] Raggiungi l’obiettivo «{ $goal }»: { $points } punto.
       *[other] Raggiungi l’obiettivo «{ $goal }»: { $points } punti.
    }
gelato-mio-event-stole = { $card ->
    [none] { $seat } pesca una carta da { $whom }.
   *[other] { $seat } pesca da { $whom }: { $card }.
}
    .you = { $card ->
        [none] Peschi una carta da { $whom }.
       *[other] Peschi da { $whom }: { $card }.
    }
    .yours = { $card ->
        [none] { $seat } pesca una carta da te.
       *[other] { $seat } pesca da te: { $card }.
    }
gelato-mio-event-passed = { $seat } non può fare nulla e passa.
    .you = Non puoi fare nulla e passi.
gelato-mio-event-emptied = { $seat } prepara l’ultima della sua pila, { $ball }: ancora un turno per tutti.
    .you = Prepari l’ultima della sua pila, { $ball }: ancora un turno per tutti.
gelato-mio-event-showed = { $cards-count ->
    [0] { $seat } mostra una mano vuota.
   *[other] { $points ->
        [0] { $seat } mostra { $cards }: nessuna coppia.
        [one] { $seat } mostra { $cards }: { $points } punto per una coppia.
       *[other] { $seat } mostra { $cards }: { $points } punti per le coppie.
    }
}
    .you = { $cards-count ->
        [0] Mostri una mano vuota.
       *[other] { $points ->
            [0] Mostri { $cards }: nessuna coppia.
            [one] Mostri { $cards }: { $points } punto per una coppia.
           *[other] Mostri { $cards }: { $points } punti per le coppie.
        }
    }
gelato-mio-event-won = { $points ->
    [one] { $seat } ha { $goal }, con { $balls }: { $points } punto.
   *[other] { $seat } ha { $goal }, con { $balls }: { $points } punti.
}
    .you = { $points ->
        [one] Hai { $goal }, con { $balls }: { $points } punto.
       *[other] Hai { $goal }, con { $balls }: { $points } punti.
    }
gelato-mio-event-ended = { $points ->
    [one] La partita è finita: { $winners } con { $points } punto.
   *[other] La partita è finita: { $winners } con { $points } punti.
}

gelato-mio-points-customers = clienti
gelato-mio-points-races = obiettivi
gelato-mio-points-majorities = più palline
gelato-mio-points-pairs = coppie in mano

gelato-mio-why-score = più punti
gelato-mio-why-late-score = più punti verso la fine
gelato-mio-why-last-score = più punti nell’ultimo giro
gelato-mio-why-first = un buon cliente servito prima
gelato-mio-why-late-first = un buon cliente servito prima della fine
gelato-mio-why-second = un secondo cliente servito prima
gelato-mio-why-ready = un cliente da servire subito
gelato-mio-why-balls = più palline sul tavolo
gelato-mio-why-late-balls = più palline sul tavolo verso la fine
gelato-mio-why-balls-at-risk = meno palline a rischio in un controllo
gelato-mio-why-cards = più carte in mano
gelato-mio-why-late-cards = più carte in mano verso la fine
gelato-mio-why-cards-at-risk = meno carte a rischio in un controllo
gelato-mio-why-flavours = più gusti in mano
gelato-mio-why-creams = più panna in mano
gelato-mio-why-sugar = più zucchero in mano
gelato-mio-why-bowl = una coppa in mano
gelato-mio-why-cone = più coni in mano
gelato-mio-why-wafer = una cialda in mano
gelato-mio-why-to-make = una pallina da preparare subito
gelato-mio-why-flavour-lead = un vantaggio maggiore in un gusto verso la fine
gelato-mio-why-ball-lead = un vantaggio maggiore in palline
gelato-mio-why-bowls = una posizione migliore nella corsa alle coppe
gelato-mio-why-doubles = una posizione migliore nella corsa ai coni da 2 palline
gelato-mio-why-singles = una posizione migliore nella corsa ai coni da 1 pallina
gelato-mio-why-pairs = più coppie in mano verso la fine
gelato-mio-why-to-move = il turno
gelato-mio-why-to-discard = meno carte da scartare
gelato-mio-why-to-return = meno palline da restituire
gelato-mio-why-to-pay = meno carte da pagare per l’aiuto
gelato-mio-why-to-steal = un aiuto in arrivo
