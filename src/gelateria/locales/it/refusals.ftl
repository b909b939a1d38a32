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
    .more-people-sit-here-than-that-free-a-seat-first = Qui siedono più persone: prima libera un posto.
    .somebody-has-come-or-gone-meanwhile-look-at-the-table-again = Nel frattempo qualcuno è arrivato o andato via: riguarda il tavolo.
    .more-of-you-were-here-than-can-play-let-the-others-watch = Eravate più di quanti possono giocare: lascia guardare gli altri.
refused-table-host = Può farlo solo chi gestisce il tavolo.
    .only-somebody-who-sits-here-can-run-the-table = Solo chi siede al tavolo può gestirlo.
    .the-host-is-here-or-was-a-moment-ago = Chi gestisce il tavolo c’è, o c’era un momento fa.
refused-table-undo = Questa mossa non si può più ritirare.
refused-table-undo-together = Questo non si può ritirare nemmeno d’accordo con tutti.
refused-table-decision = Troppo tardi: questa decisione è già stata presa.
refused-table-resign = Ti sei arreso; un bot gioca al tuo posto.
refused-table-stand-in = L’ha appena deciso un bot al posto tuo. Il posto è di nuovo tuo.
refused-table-tumble = I tuoi dadi stanno ancora rotolando.
refused-table-clock = La sabbia è finita.
    .not-yet-wait-until-the-timer-has-run-out = Non ancora: si comincia subito.
