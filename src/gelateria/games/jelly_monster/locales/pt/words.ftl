# As palavras de Attack of the Jelly Monster.

jelly-monster-score = { $points ->
    [0] { $points } gelatinas
    [one] { $points } gelatina
   *[other] { $points } gelatinas
}
jelly-monster-ask-ready = Ronda { $round }: tudo pronto?
jelly-monster-ask-place = { $how ->
    [throw] Lança os teus dados!
    [place] Coloca um dado ou lança de novo.
    [calm] Coloca um dado ou nenhum.
   *[end] Todos os teus dados estão colocados!
}
jelly-monster-ask-score = { $asks ->
    [neighbour] { $doubt ->
        [clockwise] A recompensa de que bairro vizinho? Se discordarem, no sentido horário.
       *[counter-clockwise] A recompensa de que bairro vizinho? Se discordarem, no sentido anti-horário.
    }
    [lose] Que cápsula volta para a caixa?
   *[give] Não há gelatina para todos. Quem recebe a próxima?
}
jelly-monster-do-ready = Tudo pronto!
jelly-monster-do-throw = Lançar
jelly-monster-do-place = { $does ->
    [up] Colocar o { $die } no bairro { $district }, marcador para cima
    [down] Colocar o { $die } no bairro { $district }, marcador para baixo
    [remove] Colocar o { $die } no bairro { $district }, mandar para o centro o { $other } de { $owner }
   *[nothing] Colocar o { $die } no bairro { $district }
}
jelly-monster-do-pass = Não colocar
jelly-monster-do-seal = Fechar o bairro { $district }
jelly-monster-do-turn = Virar a ampulheta
jelly-monster-do-done = Acabei
jelly-monster-do-choose = { $way ->
    [clockwise] Bairro { $pays }, sentido horário
   *[counter-clockwise] Bairro { $pays }, sentido anti-horário
}
jelly-monster-do-give = Para { $seat }
jelly-monster-do-lose = { $capsule ->
    [die] Devolver a cápsula com um dado
   *[other] Devolver a cápsula com { $capsule }
}
jelly-monster-again = Lançar de novo
jelly-monster-just-place = Só colocar
jelly-monster-back = Voltar
jelly-monster-on = Para a ronda { $round }
jelly-monster-tumbling = Os dados rolam…
jelly-monster-placing = Colocado! E segue…
jelly-monster-hurry = A areia corre!
jelly-monster-hint-ready = A ronda começa quando todos estiverem prontos.
jelly-monster-hint-district = Para que bairro vai o { $die }?
jelly-monster-hint-effect = O que faz o { $die } no bairro { $district }?
jelly-monster-would = { $leads ->
    [alone] Ali farias { $sum }: ficarias à frente.
    [shared] Ali farias { $sum }: ficarias à frente a par de outros.
   *[no] Ali farias { $sum }.
}
jelly-monster-hint-seal = Toca num bairro para o fechar nesta ronda.
jelly-monster-wait-ready = À espera de { $names }…
jelly-monster-countdown = Todos estão prontos…
jelly-monster-wait-place = Ainda a jogar: { $names }
jelly-monster-zones = Bairro { $number }, a partir da entrada: { $zones }
jelly-monster-sand = { $seconds ->
    [0] { $seconds } segundos
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
jelly-monster-guard = A ampulheta é virada em { $seconds }
jelly-monster-scored = A ronda { $round } está pontuada.
jelly-monster-read-again = Reler a pontuação
jelly-monster-next-page = Página seguinte
jelly-monster-gain = { $how ->
    [capsules] { $name } { $capsules ->
        [-1] perde uma cápsula
        [one] { $capsules } cápsula
       *[other] { $capsules } cápsulas
    }
    [both] { $name } { $jelly } e { $capsules ->
        [-1] menos uma cápsula
        [one] { $capsules } cápsula
       *[other] { $capsules } cápsulas
    }
   *[jelly] { $name } { $jelly }
}
jelly-monster-capsules-open = As cápsulas abrem-se!

jelly-monster-city = A cidade, no sentido horário a partir do bairro do drone
jelly-monster-centre = Centro da cidade
jelly-monster-stack = { $count ->
    [0] { $count } cápsulas na pilha
    [one] { $count } cápsula na pilha
   *[other] { $count } cápsulas na pilha
}
jelly-monster-player = { $name }: dados restantes { $dice }, cápsulas { $capsules }, no centro { $centre }
jelly-monster-district = Bairro { $number }, zona { $zone }: { $reward }
jelly-monster-entrance = Entrada do bairro { $number }
jelly-monster-there = { $name } { $dice }, ao todo { $sum }
jelly-monster-sealed = fechado por { $name }
jelly-monster-thrown = Os meus dados
jelly-monster-effects = O que faz o dado
jelly-monster-gifts = Quem recebe gelatina
jelly-monster-own-capsules = As minhas cápsulas
jelly-monster-capsule-die = um dado
jelly-monster-die = um { $face }
jelly-monster-for-first = primeiro: { $reward }
jelly-monster-for-second = segundo: { $reward }
jelly-monster-for-others = os outros ali: { $reward }
jelly-monster-for-dice = { $upto ->
    [any] { $least } dados ou mais: { $reward }
   *[some] { $least } a { $most } dados: { $reward }
}
jelly-monster-reward-jelly = { $amount ->
    [0] { $amount } gelatinas
    [one] { $amount } gelatina
   *[other] { $amount } gelatinas
}
jelly-monster-reward-capsule = uma cápsula
jelly-monster-reward-lose-capsule = perder uma cápsula
jelly-monster-reward-per-capsule = { $amount ->
    [one] { $amount } gelatina por cápsula
   *[other] { $amount } gelatinas por cápsula
}
jelly-monster-reward-take = tirar { $amount } a cada um
jelly-monster-reward-give = dar { $amount } a cada um
jelly-monster-reward-clockwise = o que paga o bairro vizinho no sentido horário
jelly-monster-reward-counter-clockwise = o que paga o bairro vizinho no sentido anti-horário
jelly-monster-reward-either = o que paga um bairro vizinho à escolha
jelly-monster-reward-of = o que paga o bairro { $district }
jelly-monster-reward-of-either = o que paga o bairro { $district } ou o { $other }, à escolha

jelly-monster-key-throw = Lançar os dados
jelly-monster-key-digit = Um dado, depois um bairro, depois o que o dado faz
jelly-monster-key-marker = Marcador para cima ou para baixo
jelly-monster-key-ahead = Só colocar, ou fazer o que a barra propõe
jelly-monster-key-back = Um passo atrás

jelly-monster-event-laid = O bairro { $district } é o tabuleiro { $side }.
jelly-monster-event-began = Começa a ronda { $round }. O drone está com { $first }.
    .you = Começa a ronda { $round }. O drone está contigo.
jelly-monster-event-ordered = A ordem: { $seats }.
jelly-monster-event-readied = { $seat }: tudo pronto.
    .you = Tens tudo pronto.
jelly-monster-event-started = Já!
jelly-monster-event-threw = { $seat } lança { $dice }.
    .you = Lanças { $dice }.
jelly-monster-event-placed = { $seat } coloca um { $die } no bairro { $district }.
    .you = Colocas um { $die } no bairro { $district }.
jelly-monster-event-removed = { $whose ->
    [own] { $seat } manda o seu próprio { $die } do bairro { $district } para o centro.
   *[other] { $seat } manda o { $die } de { $owner } do bairro { $district } para o centro.
}
    .you = { $whose ->
        [own] Mandas o teu próprio { $die } do bairro { $district } para o centro.
       *[other] Mandas o { $die } de { $owner } do bairro { $district } para o centro.
    }
    .yours = { $seat } manda o teu { $die } do bairro { $district } para o centro.
jelly-monster-event-shifted = { $seat } move o marcador do bairro { $district } para a zona { $zone }.
    .you = Moves o marcador do bairro { $district } para a zona { $zone }.
jelly-monster-event-passed = { $seat } não coloca nenhum.
    .you = Não colocas nenhum.
jelly-monster-event-emptied = { $seat } colocou o último dado.
    .you = Colocaste o último dado.
jelly-monster-event-sealed = { $seat } fecha o bairro { $district }.
    .you = Fechas o bairro { $district }.
jelly-monster-event-turned = { $seat ->
    [-1] A mesa vira a ampulheta!
   *[other] { $seat } vira a ampulheta!
}
    .you = Viras a ampulheta!
jelly-monster-event-rested = { $seat } acabou.
    .you = Acabaste.
jelly-monster-event-closed = { $time_up ->
    [true] Acabou o tempo! Vamos pontuar.
   *[false] A ronda acabou. Vamos pontuar.
}
jelly-monster-event-cancelled = Bairro { $district }: os { $count } dados de { $seat } com { $die } anulam-se.
    .you = Bairro { $district }: os teus { $count } dados com { $die } anulam-se.
jelly-monster-event-controlled = { $district ->
    [0] { $seats-count ->
        [one] { $seats } tem mais dados do que todos no centro.
       *[other] { $seats } têm mais dados do que todos no centro.
    }
   *[other] { $seats-count ->
        [one] { $seats } controla o bairro { $district }.
       *[other] { $seats } controlam o bairro { $district }.
    }
}
jelly-monster-event-pointed = { $pays ->
    [true] O bairro { $district } paga o que paga o bairro { $neighbour }.
   *[false] O bairro { $district } aponta de volta para o bairro { $neighbour } e não paga nada.
}
jelly-monster-event-chose = { $way ->
    [clockwise] { $seat } escolhe o bairro vizinho no sentido horário.
   *[counter-clockwise] { $seat } escolhe o bairro vizinho no sentido anti-horário.
}
    .you = { $way ->
        [clockwise] Escolhes o bairro vizinho no sentido horário.
       *[counter-clockwise] Escolhes o bairro vizinho no sentido anti-horário.
    }
jelly-monster-event-gained = { $jelly ->
    [0] { $seat } recebe { $jelly } gelatinas.
    [one] { $seat } recebe { $jelly } gelatina.
   *[other] { $seat } recebe { $jelly } gelatinas.
}
    .you = { $jelly ->
        [0] Recebes { $jelly } gelatinas.
        [one] Recebes { $jelly } gelatina.
       *[other] Recebes { $jelly } gelatinas.
    }
jelly-monster-event-drew = { $capsule ->
    [none] { $seat } tira uma cápsula.
    [die] { $seat } tira uma cápsula: mostra um dado.
   *[other] { $seat } tira uma cápsula: mostra { $capsule }.
}
    .you = { $capsule ->
        [none] Tiras uma cápsula.
        [die] Tiras uma cápsula: mostra um dado.
       *[other] Tiras uma cápsula: mostra { $capsule }.
    }
jelly-monster-event-short = Faltam cápsulas para { $seats }: nenhum deles recebe uma.
jelly-monster-event-lost = { $capsule ->
    [none] { $seat } devolve uma cápsula à caixa.
    [die] { $seat } devolve à caixa a cápsula com um dado.
   *[other] { $seat } devolve à caixa a cápsula com { $capsule }.
}
    .you = { $capsule ->
        [none] Devolves uma cápsula à caixa.
        [die] Devolves à caixa a cápsula com um dado.
       *[other] Devolves à caixa a cápsula com { $capsule }.
    }
jelly-monster-event-paid = { $jelly ->
    [one] { $seat } dá { $jelly } gelatina a { $to }.
   *[other] { $seat } dá { $jelly } gelatinas a { $to }.
}
    .you = { $jelly ->
        [one] Dás { $jelly } gelatina a { $to }.
       *[other] Dás { $jelly } gelatinas a { $to }.
    }
    .yours = { $jelly ->
        [one] { $seat } dá-te { $jelly } gelatina.
       *[other] { $seat } dá-te { $jelly } gelatinas.
    }
jelly-monster-event-opened = { $capsule ->
    [die] { $seat } lança o dado por uma cápsula: { $jelly }.
   *[other] { $seat } abre uma cápsula: { $jelly }.
}
    .you = { $capsule ->
        [die] Lanças o dado por uma cápsula: { $jelly }.
       *[other] Abres uma cápsula: { $jelly }.
    }
jelly-monster-event-ended = { $jelly ->
    [0] A partida acabou: { $winners } com { $jelly } gelatinas.
    [one] A partida acabou: { $winners } com { $jelly } gelatina.
   *[other] A partida acabou: { $winners } com { $jelly } gelatinas.
}

jelly-monster-when = na ronda { $turn }
jelly-monster-points-districts = bairros
jelly-monster-points-centre = centro da cidade
jelly-monster-points-others = de e para os outros
jelly-monster-points-capsules = cápsulas

jelly-monster-why-jelly = mais gelatina
jelly-monster-why-jelly-late = mais gelatina para o fim
jelly-monster-why-promised = melhores perspetivas nos bairros
jelly-monster-why-promised-late = melhores perspetivas perto do fim
jelly-monster-why-capsules-early = mais cápsulas no início da partida
jelly-monster-why-loose = mais dados para colocar
jelly-monster-why-loose-in-the-sand = mais dados para colocar antes de a areia acabar
jelly-monster-why-right-to-seal = o direito de fechar um bairro
