# Porque algo não se pode fazer, numa frase: segundo a regra que o impede.

refused-gelati-must-place = Uma das tuas peças encaixa: coloca-a.
refused-gelati-turn = No teu turno não é o momento de o fazer.
refused-gelati-hand = Essa peça não está na tua mão.
refused-gelati-touch = Aí não há um lugar livre que toque numa peça.
refused-gelati-match = Não tem algo em comum com cada vizinha.
refused-gelati-order = Um pedido por turno, e só um teu de que tenhas os três componentes.
refused-gelati-trade = Para uma troca precisas de duas fichas tuas, e a reserva tem de ter a que queres.
refused-gelati-trade-other = Receberias o que dás.
refused-gelati-limit = Só se devolve o que se tem a mais; depois continua-se.
