# Le regole del tavolo.

rules-section-sitting-down = Sedersi
rule-table-seats = Tanti giocatori quanti dice la scatola del gioco, ciascuno a un posto tutto suo; i posti sono numerati in senso orario a partire da 0.
rule-table-options = Opzioni ed edizione si scelgono prima della partita e valgono fino alla fine. Si scrivono nella registrazione.

rules-section-acting = Agire
rule-table-turn = Può agire solo chi deve decidere. Nella maggior parte dei giochi è uno solo; dove tutti agiscono insieme, è chiunque possa ancora farlo.
rule-table-form = Un’azione è una di quelle del gioco, completa ed entro i suoi limiti. Qualunque altra cosa viene rifiutata e non cambia niente.
rule-table-over = Quando la partita è finita, nessuno agisce più.
rule-table-clock = Un timer è affare dell’orologio: quando scade, agisce l’orologio. Il segnale di un timer che non corre più viene ignorato.
rule-table-undo = Un giocatore può ritirare la propria ultima mossa finché nessun altro ha mosso dopo, il caso non ha dato niente con essa e con essa non si è mostrato nessun segreto.
rule-table-undo-together = Ciò che non si può ritirare da soli si può ritirare con il consenso di tutti, fino alla propria ultima mossa, purché da allora il caso non abbia dato niente e non si sia mostrato nessun segreto.
rule-table-decision = Una risposta vale per la decisione per cui è stata data. Una che arriva quando quella decisione non è più aperta viene rifiutata, qualunque cosa farebbe alla successiva.

rules-section-leaving-and-being-late = Andarsene e tardare
rule-table-stand-in = Chi ha finito il tempo, o è assente mentre altri aspettano, viene sostituito da un bot dopo un conto alla rovescia che tutti vedono. Il bot resta finché si agisce, si dice di essere di nuovo qui o, se si era assenti, si torna; solo ciò che sta decidendo in quel momento lo decide ancora lui, a meno di essere più veloci.
rule-table-idle = Dove tutti agiscono insieme, nessun bot mette fretta: il tempo corre solo mentre un’altra persona presente non può far altro che aspettare, e non ancora mentre si mostra ciò che è successo, mezzo secondo per ogni cosa. Dopo 60 secondi un bot decide quest’unica cosa per chi è presente, per esempio che è pronto, e restituisce il posto al via o alla domanda successiva.
rule-table-resign = Chi si arrende cede il posto per sempre, arriva ultimo, e un bot gioca al suo posto fino alla fine. Quando un solo giocatore non si è arreso, vince lui; quando non resta nessuna persona, la partita finisce.
rule-table-end-together = Quando tutte le persone sono d’accordo, la partita finisce dov’è: nessuno vince, e non vale per la classifica.

rules-section-where-all-act-at-once-over-a-network = Dove tutti agiscono insieme, in rete
rule-table-tumble = I dadi di ogni tiro rotolano per tutti lo stesso tempo, misurato dalla parte di chi gioca; nessuno agisce mentre i propri dadi rotolano. Ciò che fanno gli altri si mostra a tutti negli stessi istanti.
rule-table-lag = Ciò che è partito prima del segnale ma era in viaggio quando è suonato vale ancora: tanto ritardo quanto se n’è misurato sulla linea, fino a un limite. Quanto è stato accreditato si dice alla fine del round.
rule-table-pause = Il tempo in cui il server sta fermo, è spento o non può annotare nulla non è di nessuno: ogni scadenza viene rimandata di altrettanto.

rules-section-chance-and-secrets = Caso e segreti
rule-table-chance = Dadi ed estrazioni vengono solo dal croupier, ogni faccia e ogni carta con la stessa probabilità. Nessuno conosce un’estrazione prima che avvenga.
rule-table-secrets = Chi guarda riceve ciò che una persona a quel posto potrebbe sapere, e nient’altro. Uno spettatore sa meno di tutti.
