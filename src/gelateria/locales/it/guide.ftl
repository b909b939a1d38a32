# La guida alla prima partita, qualunque sia il gioco.

guide-step = Lezione { $number } di { $count }
guide-next = Avanti
guide-back = Indietro
guide-real = Ora una partita vera
guide-coach = L’allenatore dice
guide-otherwise = È permesso, ma l’allenatore ha in mente altro.
