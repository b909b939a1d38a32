# O guia da primeira partida, seja qual for o jogo.

guide-step = Lição { $number } de { $count }
guide-next = Seguinte
guide-back = Voltar
guide-real = Jogar a sério
guide-coach = O treinador diz
guide-otherwise = É permitido, mas o treinador tem outra ideia.
guide-not-this = Isto ainda não.
guide-wanted = O treinador espera por { $what }.
guide-quoted = “{ $label }”
guide-press = Aqui não há nada para fazer. Carrega em “{ $button }” quando quiseres continuar.
guide-points = Marcado com um anel: { $what }.
