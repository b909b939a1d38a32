# Perché qualcosa non si può fare, in una frase: secondo la regola che lo vieta.

refused-table-form = Adesso non si può.
refused-table-turn = Non è il tuo turno.
refused-table-over = La partita è finita.
refused-table-options = Questa opzione qui non c’è.
refused-table-seats = Non va d’accordo con i posti di questo tavolo.
    .that-seat-is-taken = Questo posto è occupato.
    .all-seats-are-taken = Tutti i posti sono occupati.
    .nobody-sits-there = Lì non siede nessuno.
    .some-seats-are-free-wait-for-friends-or-fill-them-with-bots = Ci sono ancora posti liberi: aspetta gli amici o completa con i bot.
    .somebody-has-not-come-yet-wait-for-them-or-free-their-seat = Qualcuno non è ancora arrivato: aspetta o libera il suo posto.
refused-table-undo = Questa mossa non si può più ritirare.
refused-table-undo-together = Questo non si può ritirare nemmeno d’accordo con tutti.
refused-table-decision = Troppo tardi: questa decisione è già stata presa.
refused-table-resign = Ti sei arreso; un bot gioca al tuo posto.
refused-table-stand-in = L’ha appena deciso un bot al posto tuo. Il posto è di nuovo tuo.
    .in-a-rated-game-that-stays-as-it-was-chosen = In una partita che vale per la classifica resta com’è stato scelto.
refused-table-break = La partita è in pausa: nessuno agisce finché non si riprende.
    .the-table-does-not-pause = La partita non è in pausa.
refused-table-tumble = I tuoi dadi stanno ancora rotolando.
refused-table-clock = La sabbia è finita.
    .not-yet-wait-until-the-timer-has-run-out = Non ancora: si comincia subito.
