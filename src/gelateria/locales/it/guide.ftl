# La guida alla prima partita, qualunque sia il gioco.

guide-step = Lezione { $number } di { $count }
guide-next = Avanti
guide-back = Indietro
guide-real = Ora una partita vera
guide-coach = L’allenatore dice
guide-otherwise = È permesso, ma l’allenatore ha in mente altro.
guide-not-this = Questo non ancora.
guide-wanted = L’allenatore aspetta { $what }.
guide-quoted = «{ $label }»
guide-press = Qui non c’è niente da fare. Premi «{ $button }» quando vuoi continuare.
guide-points = Segnato con un anello: { $what }.
