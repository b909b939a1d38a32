# Le regole del tavolo.

rules-section-sitting-down = Sedersi
rule-table-seats = Giocate in tanti quanti dice la scatola del gioco, ciascuno a un posto tutto suo. I posti girano intorno al tavolo in senso orario.
rule-table-options = Scegliete opzioni ed edizione prima della partita. Valgono fino alla fine e restano nella registrazione.
rule-table-host = Chi apre il tavolo lo gestisce: sceglie a che cosa giocate, in quanti e in quale ordine, può liberare posti e avvia. Può passare il compito a chi siede al tavolo. Se se ne va, lo gestisce la prossima persona presente; se manca da un minuto, può farlo chiunque sieda al tavolo.

rules-section-acting = Agire
rule-table-turn = Puoi agire solo finché il gioco aspetta te. Nella maggior parte dei giochi aspetta uno alla volta; dove tutti agiscono insieme, aspetta chiunque possa ancora farlo.
rule-table-form = Puoi fare ciò che il gioco offre, per intero ed entro i suoi limiti. Qualunque altra cosa viene rifiutata e non cambia niente.
rule-table-preview = Quello che il gioco ti mostra di una scelta prima che tu la faccia è quello che poi succede, finché il caso non c’entra. Non ti svela nessun segreto.
rule-table-over = Quando la partita è finita, nessuno agisce più.
rule-table-clock = Non devi badare a un timer: quando scade, ciò che segue avviene da sé. Un timer che è stato fermato non fa più niente.
rule-table-undo = Puoi ritirare la tua ultima mossa finché nessun altro ha mosso dopo, se il caso non ha dato niente con essa e se non ha mostrato nessun segreto.
rule-table-undo-together = Ciò che non puoi ritirare da solo lo puoi ritirare se tutti sono d’accordo, fino alla tua ultima mossa, purché da allora il caso non abbia dato niente e non si sia mostrato nessun segreto.
rule-table-decision = La tua risposta vale per la domanda che ti è stata fatta. Se arriva quando quella domanda non è più aperta, viene rifiutata, anche se andrebbe bene per la successiva.

rules-section-leaving-and-being-late = Andarsene e tardare
rule-table-stand-in = Se finisci il tempo, o sei assente mentre altri aspettano, gioca un bot per te dopo un conto alla rovescia che tutti vedono. Quanto ti aspetta quando sei assente lo sceglie il tavolo, e può essere per sempre. Resta finché agisci o dici di essere di nuovo qui o, se eri assente, finché torni. Solo ciò che sta decidendo in quel momento lo decide ancora lui, a meno che tu sia più veloce. Ti viene detto che cosa ha fatto.
rule-table-idle = Dove tutti agiscono insieme, nessun bot ti mette fretta. Il tuo tempo corre solo mentre un’altra persona al tavolo non può far altro che aspettarti, e solo quando a tutti è stato mostrato ciò che è successo (mezzo secondo per ogni cosa). Se non fai niente per 60 secondi, o quanto ha scelto il tavolo, un bot decide quest’unica cosa per te, per esempio che sei pronto. Al via o alla domanda successiva il posto è di nuovo tuo.
rule-table-break = Chi gioca può chiedere una pausa, e chi gioca può finirla. Finché dura nessuno agisce, il tempo non corre e nessun bot gioca. In una partita che vale per la classifica, contro il tempo, devono essere tutti d’accordo. Dove tutti agiscono insieme, una pausa comincia quando il round è finito, e un conto alla rovescia ricomincia poi da capo.
rule-table-resign = Se ti arrendi, cedi il posto per sempre e arrivi ultimo, e un bot gioca al tuo posto fino alla fine. Quando un solo giocatore non si è arreso, vince lui; quando non resta nessuna persona, la partita finisce.
rule-table-end-together = Quando tutte le persone al tavolo sono d’accordo, la partita finisce dov’è: nessuno vince, e non vale per la classifica.

rules-section-where-all-act-at-once-over-a-network = Dove tutti agiscono insieme, in rete
rule-table-tumble = I dadi di ogni tiro rotolano per tutti lo stesso tempo, contato sul dispositivo di ciascuno; mentre i tuoi dadi rotolano, non puoi agire. Ciò che fanno gli altri si mostra a tutti negli stessi istanti.
rule-table-lag = Ciò che hai inviato prima del segnale vale ancora se era in viaggio quando è suonato: puoi tardare quanto si è misurato sulla tua connessione, fino a un limite. Alla fine del round ti si dice quanto è stato accreditato.
rule-table-pause = Se il server sta fermo, è spento o non può annotare nulla, nessuno ci perde tempo: ogni scadenza viene rimandata di altrettanto.

rules-section-chance-and-secrets = Caso e segreti
rule-table-chance = Tutti i tiri e le estrazioni vengono solo dal croupier, ogni faccia e ogni carta con la stessa probabilità. Nessuno li conosce prima che avvengano.
rule-table-secrets = Vedi ciò che una persona al tuo posto potrebbe sapere, e nient’altro. Chi guarda soltanto sa meno di tutti.
rule-table-log = La cronaca dice tutto ciò che succede, per quanto tu possa vederlo, ogni volta con la regola che lo ha fatto succedere.
