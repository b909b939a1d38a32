# Le parole di Attack of the Jelly Monster.

jelly-monster-score = { $points ->
    [one] { $points } gelatina
   *[other] { $points } gelatine
}
jelly-monster-ask-ready = Round { $round }: ci sei?
jelly-monster-ask-place = { $how ->
    [throw] Tira i tuoi dadi!
    [place] Piazza un dado o tira di nuovo.
    [calm] Piazza un dado o nessuno.
   *[end] Tutti i tuoi dadi sono piazzati!
}
jelly-monster-ask-score = { $asks ->
    [neighbour] { $doubt ->
        [clockwise] La ricompensa di quale quartiere vicino? Se siete divisi, in senso orario.
       *[counter-clockwise] La ricompensa di quale quartiere vicino? Se siete divisi, in senso antiorario.
    }
    [lose] Quale capsula torna nella scatola?
   *[give] La gelatina non basta per tutti. A chi va la prossima?
}
jelly-monster-do-ready = Ci sono!
jelly-monster-do-throw = Tira
jelly-monster-do-place = { $does ->
    [up] Piazza il { $die } nel quartiere { $district }, segnalino su
    [down] Piazza il { $die } nel quartiere { $district }, segnalino giù
    [remove] Piazza il { $die } nel quartiere { $district }, manda in centro il { $other } di { $owner }
   *[nothing] Piazza il { $die } nel quartiere { $district }
}
jelly-monster-do-pass = Non piazzare
jelly-monster-do-seal = Chiudi il quartiere { $district }
jelly-monster-do-turn = Gira la clessidra
jelly-monster-do-done = Ho finito
jelly-monster-do-choose = { $way ->
    [clockwise] Quartiere { $pays }, senso orario
   *[counter-clockwise] Quartiere { $pays }, antiorario
}
jelly-monster-do-give = Per { $seat }
jelly-monster-do-lose = { $capsule ->
    [die] Perdi la capsula con il dado
   *[other] Perdi la capsula con { $capsule }
}
jelly-monster-again = Tira di nuovo
jelly-monster-just-place = Piazza e basta
jelly-monster-back = Indietro
jelly-monster-on = Al round { $round }
jelly-monster-tumbling = I dadi rotolano…
jelly-monster-placing = Piazzato! E avanti…
jelly-monster-hurry = La sabbia scorre!
jelly-monster-hint-ready = Il round comincia quando tutti sono pronti.
jelly-monster-hint-district = In quale quartiere va il { $die }?
jelly-monster-hint-effect = Che cosa fa il { $die } nel quartiere { $district }?
jelly-monster-would = { $leads ->
    [alone] Lì faresti { $sum }: saresti in testa.
    [shared] Lì faresti { $sum }: saresti in testa alla pari.
   *[no] Lì faresti { $sum }.
}
jelly-monster-hint-seal = Tocca un quartiere per chiuderlo in questo round.
jelly-monster-wait-ready = Aspettiamo { $names }…
jelly-monster-countdown = Tutti sono pronti…
jelly-monster-wait-place = Ancora in gioco: { $names }
jelly-monster-zones = Quartiere { $number }, dall’ingresso: { $zones }
jelly-monster-sand = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
jelly-monster-guard = La clessidra si gira tra { $seconds }
jelly-monster-scored = Il round { $round } è conteggiato.
jelly-monster-read-again = Rileggi il conteggio
jelly-monster-next-page = Pagina successiva
jelly-monster-gain = { $how ->
    [capsules] { $name } { $capsules ->
        [-1] perde una capsula
        [one] { $capsules } capsula
       *[other] { $capsules } capsule
    }
    [both] { $name } { $jelly } e { $capsules ->
        [-1] una capsula in meno
        [one] { $capsules } capsula
       *[other] { $capsules } capsule
    }
   *[jelly] { $name } { $jelly }
}
jelly-monster-capsules-open = Si aprono le capsule!

jelly-monster-city = La città, in senso orario dal quartiere del drone
jelly-monster-centre = Centro città
jelly-monster-stack = { $count ->
    [one] { $count } capsula nella pila
   *[other] { $count } capsule nella pila
}
jelly-monster-player = { $name }: dadi rimasti { $dice }, capsule { $capsules }, in centro { $centre }
jelly-monster-district = Quartiere { $number }, zona { $zone }: { $reward }
jelly-monster-entrance = Ingresso del quartiere { $number }
jelly-monster-there = { $name } { $dice }, in tutto { $sum }
jelly-monster-sealed = chiuso da { $name }
jelly-monster-thrown = I miei dadi
jelly-monster-effects = Che cosa fa il dado
jelly-monster-gifts = Chi riceve gelatina
jelly-monster-own-capsules = Le mie capsule
jelly-monster-capsule-die = un dado
jelly-monster-die = un { $face }
jelly-monster-for-first = primo: { $reward }
jelly-monster-for-second = secondo: { $reward }
jelly-monster-for-others = gli altri lì: { $reward }
jelly-monster-for-dice = { $upto ->
    [any] { $least } dadi o più: { $reward }
   *[some] da { $least } a { $most } dadi: { $reward }
}
jelly-monster-reward-jelly = { $amount ->
    [one] { $amount } gelatina
   *[other] { $amount } gelatine
}
jelly-monster-reward-capsule = una capsula
jelly-monster-reward-lose-capsule = perdere una capsula
jelly-monster-reward-per-capsule = { $amount ->
    [one] { $amount } gelatina per capsula
   *[other] { $amount } gelatine per capsula
}
jelly-monster-reward-take = prendere { $amount } da ciascuno
jelly-monster-reward-give = dare { $amount } a ciascuno
jelly-monster-reward-clockwise = quel che paga il quartiere vicino in senso orario
jelly-monster-reward-counter-clockwise = quel che paga il quartiere vicino in senso antiorario
jelly-monster-reward-either = quel che paga un quartiere vicino a scelta
jelly-monster-reward-of = quello che paga il quartiere { $district }
jelly-monster-reward-of-either = quello che paga il quartiere { $district } o { $other }, a scelta

jelly-monster-key-throw = Tira i dadi
jelly-monster-key-digit = Un dado, poi un quartiere, poi cosa fa il dado
jelly-monster-key-marker = Segnalino su o giù
jelly-monster-key-ahead = Piazza soltanto, o fai ciò che propone la barra
jelly-monster-key-back = Un passo indietro

jelly-monster-event-laid = Il quartiere { $district } è la plancia { $side }.
jelly-monster-event-began = Comincia il round { $round }. Il drone è da { $first }.
    .you = Comincia il round { $round }. Il drone è da te.
jelly-monster-event-ordered = L’ordine: { $seats }.
jelly-monster-event-readied = { $seat } c’è.
    .you = Ci sei.
jelly-monster-event-started = Via!
jelly-monster-event-threw = { $seat } tira { $dice }.
    .you = Tiri { $dice }.
jelly-monster-event-placed = { $seat } piazza un { $die } nel quartiere { $district }.
    .you = Piazzi un { $die } nel quartiere { $district }.
jelly-monster-event-removed = { $whose ->
    [own] { $seat } manda il proprio { $die } dal quartiere { $district } in centro.
   *[other] { $seat } manda il { $die } di { $owner } dal quartiere { $district } in centro.
}
    .you = { $whose ->
        [own] Mandi il tuo { $die } dal quartiere { $district } in centro.
       *[other] Mandi il { $die } di { $owner } dal quartiere { $district } in centro.
    }
    .yours = { $seat } manda il tuo { $die } dal quartiere { $district } in centro.
jelly-monster-event-shifted = { $seat } sposta il segnalino del quartiere { $district } alla zona { $zone }.
    .you = Sposti il segnalino del quartiere { $district } alla zona { $zone }.
jelly-monster-event-passed = { $seat } non piazza nessun dado.
    .you = Non piazzi nessun dado.
jelly-monster-event-emptied = { $seat } ha piazzato l’ultimo dado.
    .you = Hai piazzato l’ultimo dado.
jelly-monster-event-sealed = { $seat } chiude il quartiere { $district }.
    .you = Chiudi il quartiere { $district }.
jelly-monster-event-turned = { $seat ->
    [-1] Il tavolo gira la clessidra!
   *[other] { $seat } gira la clessidra!
}
    .you = Giri la clessidra!
jelly-monster-event-rested = { $seat } ha finito.
    .you = Hai finito.
jelly-monster-event-closed = { $time_up ->
    [true] Tempo scaduto! Ora si contano i punti.
   *[false] Il round è finito. Ora si contano i punti.
}
jelly-monster-event-cancelled = Quartiere { $district }: i { $count } dadi di { $seat } con { $die } si annullano.
    .you = Quartiere { $district }: i tuoi { $count } dadi con { $die } si annullano.
jelly-monster-event-controlled = { $district ->
    [0] { $seats-count ->
        [one] { $seats } ha più dadi di tutti in centro.
       *[other] { $seats } hanno più dadi di tutti in centro.
    }
   *[other] { $seats-count ->
        [one] { $seats } controlla il quartiere { $district }.
       *[other] { $seats } controllano il quartiere { $district }.
    }
}
jelly-monster-event-pointed = { $pays ->
    [true] Il quartiere { $district } paga quel che paga il quartiere { $neighbour }.
   *[false] Il quartiere { $district } rimanda al quartiere { $neighbour } e non paga nulla.
}
jelly-monster-event-chose = { $way ->
    [clockwise] { $seat } sceglie il quartiere vicino in senso orario.
   *[counter-clockwise] { $seat } sceglie il quartiere vicino in senso antiorario.
}
    .you = { $way ->
        [clockwise] Scegli il quartiere vicino in senso orario.
       *[counter-clockwise] Scegli il quartiere vicino in senso antiorario.
    }
jelly-monster-event-gained = { $jelly ->
    [one] { $seat } riceve { $jelly } gelatina.
   *[other] { $seat } riceve { $jelly } gelatine.
}
    .you = { $jelly ->
        [one] Ricevi { $jelly } gelatina.
       *[other] Ricevi { $jelly } gelatine.
    }
jelly-monster-event-drew = { $capsule ->
    [none] { $seat } pesca una capsula.
    [die] { $seat } pesca una capsula: mostra un dado.
   *[other] { $seat } pesca una capsula: mostra { $capsule }.
}
    .you = { $capsule ->
        [none] Peschi una capsula.
        [die] Peschi una capsula: mostra un dado.
       *[other] Peschi una capsula: mostra { $capsule }.
    }
jelly-monster-event-short = Troppo poche capsule per { $seats }: nessuno di loro ne riceve.
jelly-monster-event-lost = { $capsule ->
    [none] { $seat } rimette una capsula nella scatola.
    [die] { $seat } rimette nella scatola la capsula con il dado.
   *[other] { $seat } rimette nella scatola la capsula con { $capsule }.
}
    .you = { $capsule ->
        [none] Rimetti una capsula nella scatola.
        [die] Rimetti nella scatola la capsula con il dado.
       *[other] Rimetti nella scatola la capsula con { $capsule }.
    }
jelly-monster-event-paid = { $jelly ->
    [one] { $seat } dà { $jelly } gelatina a { $to }.
   *[other] { $seat } dà { $jelly } gelatine a { $to }.
}
    .you = { $jelly ->
        [one] Dai { $jelly } gelatina a { $to }.
       *[other] Dai { $jelly } gelatine a { $to }.
    }
    .yours = { $jelly ->
        [one] { $seat } ti dà { $jelly } gelatina.
       *[other] { $seat } ti dà { $jelly } gelatine.
    }
jelly-monster-event-opened = { $capsule ->
    [die] { $seat } tira per una capsula: { $jelly }.
   *[other] { $seat } apre una capsula: { $jelly }.
}
    .you = { $capsule ->
        [die] Tiri per una capsula: { $jelly }.
       *[other] Apri una capsula: { $jelly }.
    }
jelly-monster-event-ended = { $jelly ->
    [one] La partita è finita: { $winners } con { $jelly } gelatina.
   *[other] La partita è finita: { $winners } con { $jelly } gelatine.
}

jelly-monster-when = al round { $turn }
jelly-monster-points-districts = quartieri
jelly-monster-points-centre = centro città
jelly-monster-points-others = da e per gli altri
jelly-monster-points-capsules = capsule

jelly-monster-why-jelly = più gelatina
jelly-monster-why-jelly-late = più gelatina per la fine
jelly-monster-why-promised = prospettive migliori nei quartieri
jelly-monster-why-promised-late = prospettive migliori verso la fine
jelly-monster-why-capsules-early = più capsule a inizio partita
jelly-monster-why-loose = più dadi da piazzare
jelly-monster-why-loose-in-the-sand = più dadi da piazzare prima che finisca la sabbia
jelly-monster-why-right-to-seal = il diritto di chiudere un quartiere
