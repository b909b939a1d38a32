# As palavras de Gelato Mio.

gelato-mio-letter-vanilla = B
gelato-mio-letter-strawberry = M
gelato-mio-letter-chocolate = C
gelato-mio-letter-creams = Na
gelato-mio-letter-sugar = Aç
gelato-mio-letter-bowl = Ta
gelato-mio-letter-cone = Co
gelato-mio-letter-wafer = Bo

gelato-mio-card-vanilla = { $count ->
    [one] baunilha
   *[other] { $count } baunilhas
}
gelato-mio-card-strawberry = { $count ->
    [one] morango
   *[other] { $count } morangos
}
gelato-mio-card-chocolate = { $count ->
    [one] chocolate
   *[other] { $count } chocolates
}
gelato-mio-card-creams = { $count ->
    [one] natas
   *[other] { $count } natas
}
gelato-mio-card-sugar = { $count ->
    [one] açúcar
   *[other] { $count } açúcares
}
gelato-mio-card-bowl = { $count ->
    [one] uma taça
   *[other] { $count } taças
}
gelato-mio-card-cone = { $count ->
    [one] um cone
   *[other] { $count } cones
}
gelato-mio-card-wafer = { $count ->
    [one] uma bolacha
   *[other] { $count } bolachas
}
gelato-mio-ball-vanilla = { $count ->
    [one] uma bola de baunilha
   *[other] { $count } bolas de baunilha
}
gelato-mio-ball-strawberry = { $count ->
    [one] uma bola de morango
   *[other] { $count } bolas de morango
}
gelato-mio-ball-chocolate = { $count ->
    [one] uma bola de chocolate
   *[other] { $count } bolas de chocolate
}

gelato-mio-ask-act = Tirar, confecionar, atender ou pedir ajuda?
gelato-mio-ask-pay = { $owed ->
    [one] Mais uma carta pela ajuda. Qual?
   *[other] A ajuda custa { $owed } cartas. Qual primeiro?
}
gelato-mio-ask-ask = Da mão de quem tiras uma carta?
gelato-mio-ask-discard = { $owed ->
    [one] Controlo: fora com { $owed } carta.
   *[other] Controlo: fora com { $owed } cartas.
}
gelato-mio-ask-return = { $owed ->
    [one] Controlo: fora com { $owed } bola.
   *[other] Controlo: fora com { $owed } bolas.
}
gelato-mio-do-draw = Tirar { $cards }
gelato-mio-do-make = Confecionar { $ball }
gelato-mio-do-serve = Atender cliente, { $order }
gelato-mio-do-help = Pedir ajuda
gelato-mio-do-ask = Tirar uma carta a { $whom }
gelato-mio-do-pass = Passar
gelato-mio-do-discard = Descartar { $card }
gelato-mio-do-return = Devolver { $ball }

gelato-mio-hint = As cartas vizinhas iguais vêm também.
gelato-mio-hint-ready = O que está verde está pronto.
gelato-mio-hint-discard = Toca numa carta da tua mão.
gelato-mio-hint-return = Toca nas tuas bolas.
gelato-mio-help-costs = { $cards ->
    [one] { $cards } carta por uma de outra mão
   *[other] { $cards } cartas por uma de outra mão
}
gelato-mio-hint-help = Depois tiras uma carta, sem a ver, de outra mão.
gelato-mio-along = { $count ->
    [one] Vem também { $count } vizinha igual.
   *[other] Vêm também { $count } vizinhas iguais.
}
gelato-mio-last = { $turns ->
    [one] Uma pilha está vazia: falta { $turns } turno.
   *[other] Uma pilha está vazia: faltam { $turns } turnos.
}
gelato-mio-missing = Falta: { $parts }
gelato-mio-order = { $vessel ->
    [bowl] taça: { $balls } ({ $points })
   *[cone] cone: { $balls } ({ $points })
}
gelato-mio-behind = { $count ->
    [0] { $count } esperam atrás
    [one] { $count } espera atrás
   *[other] { $count } esperam atrás
}
gelato-mio-nobody = Aqui já ninguém espera.
gelato-mio-display = Vitrina
gelato-mio-place = { $count ->
    [one] Lugar { $place }: { $card }
   *[other] Lugar { $place }: { $card }; vêm { $count } cartas juntas
}
gelato-mio-place-empty = O lugar { $place } está vazio
gelato-mio-piles = Gelado
gelato-mio-pile = { $left ->
    [0] Esta pilha está vazia.
   *[other] Na pilha: { $balls }
}
gelato-mio-own = { $count ->
    [0] Disto não tens nada
   *[other] À tua frente: { $balls }
}
gelato-mio-deck = { $count ->
    [0] Baralho: { $count } cartas
    [one] Baralho: { $count } carta
   *[other] Baralho: { $count } cartas
}
gelato-mio-discards = { $count ->
    [0] Descartes: { $count } cartas
    [one] Descartes: { $count } carta
   *[other] Descartes: { $count } cartas
}
gelato-mio-customers = Clientes
gelato-mio-goals = Objetivos
gelato-mio-players = Mãos e gelados dos outros
gelato-mio-hand = { $count ->
    [0] A tua mão: { $count } cartas
    [one] A tua mão: { $count } carta
   *[other] A tua mão: { $count } cartas
}
gelato-mio-hand-empty = A tua mão está vazia: tira da vitrina!
gelato-mio-holds = { $name } tem { $cards }.
gelato-mio-holds-none = { $name } não tem cartas.
gelato-mio-unknown = { $count ->
    [one] { $count } carta desconhecida
   *[other] { $count } cartas desconhecidas
}
gelato-mio-holds-many = { $count ->
    [one] { $name } tem { $count } carta.
   *[other] { $name } tem { $count } cartas.
}
gelato-mio-note-open = Notas sobre a mão de { $name }
gelato-mio-note-title = O que terá { $name } na mão?
gelato-mio-note-about = Só tu vês isto. Fica neste navegador.
gelato-mio-note-more = Mais um: { $card }
gelato-mio-note-less = Menos um: { $card }
gelato-mio-noted = anotado: { $cards }
gelato-mio-note-wipe = Apagar tudo
gelato-mio-control-hands = Quem tem cartas a mais?
gelato-mio-control-balls = Quem tem gelado a mais?
gelato-mio-goal-bowls = taças
gelato-mio-goal-doubles = cones de 2 bolas
gelato-mio-goal-singles = cones de 1 bola
gelato-mio-goal-vanilla = mais baunilha
gelato-mio-goal-strawberry = mais morango
gelato-mio-goal-chocolate = mais chocolate
gelato-mio-goal-all = mais bolas
gelato-mio-race = Primeiro a ter { $number } { $goal }: { $worth }. Tens { $own }.
gelato-mio-most = { $leads ->
    [one] No fim, { $goal }: { $worth }. Tens { $own }; vai à frente { $name }.
   *[nobody] No fim, { $goal }: { $worth }. Tens { $own }.
}
gelato-mio-goal-taken = { $goal }, { $worth }: é de { $owner }.

gelato-mio-material-hands = { $count } para as mãos
gelato-mio-material-balls = { $count } para o gelado
gelato-mio-material-race = Primeiro a ter { $number } { $goal }: { $worth }
gelato-mio-material-most = No fim, { $goal }: { $worth }

gelato-mio-key-display = Ir para um lugar da vitrina
gelato-mio-key-walk = De carta em carta na vitrina
gelato-mio-key-take = Tirar a carta marcada

gelato-mio-event-began = É a vez de { $seat }.
    .you = É a tua vez.
gelato-mio-event-dealt = Novo na linha { $line }: { $card }.
gelato-mio-event-took = { $card ->
    [none] { $seat } tira da vitrina.
   *[other] { $seat } tira da vitrina: { $card }.
}
    .you = Tiras da vitrina: { $card }.
gelato-mio-event-reshuffled = { $cards ->
    [one] O baralho acabou: { $cards } descarte forma o novo.
   *[other] O baralho acabou: { $cards } descartes formam o novo.
}
gelato-mio-event-halted = A linha { $line } fica vazia: não há com que a encher.
gelato-mio-event-controlled = { $quality ->
    [hands] Controlo de qualidade das mãos!
   *[balls] Controlo de qualidade do gelado!
}
gelato-mio-event-inspected = { $quality ->
    [hands] { $count ->
        [one] { $seat } tem cartas a mais: sai { $count }.
       *[other] { $seat } tem cartas a mais: saem { $count }.
    }
   *[balls] { $count ->
        [one] { $seat } tem gelado a mais: volta { $count } bola.
       *[other] { $seat } tem gelado a mais: voltam { $count } bolas.
    }
}
    .you = { $quality ->
        [hands] { $count ->
            [one] Tens cartas a mais: sai { $count }.
           *[other] Tens cartas a mais: saem { $count }.
        }
       *[balls] { $count ->
            [one] Tens gelado a mais: volta { $count } bola.
           *[other] Tens gelado a mais: voltam { $count } bolas.
        }
    }
gelato-mio-event-discarded = { $seat } descarta { $card }.
    .you = Descartas { $card }.
gelato-mio-event-returned = { $seat } devolve { $ball }.
    .you = Devolves { $ball }.
gelato-mio-event-made = { $seat } confeciona { $ball }.
    .you = Confecionas { $ball }.
gelato-mio-event-served = { $points ->
    [one] { $seat } atende o cliente do lugar { $place }: { $points } ponto!
   *[other] { $seat } atende o cliente do lugar { $place }: { $points } pontos!
}
    .you = { $points ->
        [one] Atendes o cliente do lugar { $place }: { $points } ponto!
       *[other] Atendes o cliente do lugar { $place }: { $points } pontos!
    }
gelato-mio-event-came = Chega o próximo cliente ao lugar { $place }.
gelato-mio-event-claimed = { $points ->
    [one] { $seat } alcança o objetivo «{ $goal }»: { $points } ponto.
   *[other] { $seat } alcança o objetivo «{ $goal }»: { $points } pontos.
}
    .you = { $points ->
        [one] Alcanças o objetivo «{ $goal }»: { $points } ponto.
       *[other] Alcanças o objetivo «{ $goal }»: { $points } pontos.
    }
gelato-mio-event-stole = { $card ->
    [none] { $seat } tira uma carta a { $whom }.
   *[other] { $seat } tira a { $whom }: { $card }.
}
    .you = { $card ->
        [none] Tiras uma carta a { $whom }.
       *[other] Tiras a { $whom }: { $card }.
    }
    .yours = { $card ->
        [none] { $seat } tira-te uma carta.
       *[other] { $seat } tira-te: { $card }.
    }
gelato-mio-event-passed = { $seat } não pode fazer nada e passa.
    .you = Não podes fazer nada e passas.
gelato-mio-event-emptied = { $seat } confeciona a última da sua pilha, { $ball }: mais um turno para todos.
    .you = Confecionas a última da sua pilha, { $ball }: mais um turno para todos.
gelato-mio-event-showed = { $cards-count ->
    [0] { $seat } mostra uma mão vazia.
   *[other] { $points ->
        [0] { $seat } mostra { $cards }: nenhum par.
        [one] { $seat } mostra { $cards }: { $points } ponto por um par.
       *[other] { $seat } mostra { $cards }: { $points } pontos por pares.
    }
}
    .you = { $cards-count ->
        [0] Mostras uma mão vazia.
       *[other] { $points ->
            [0] Mostras { $cards }: nenhum par.
            [one] Mostras { $cards }: { $points } ponto por um par.
           *[other] Mostras { $cards }: { $points } pontos por pares.
        }
    }
gelato-mio-event-won = { $points ->
    [one] { $seat } tem { $goal }, com { $balls }: { $points } ponto.
   *[other] { $seat } tem { $goal }, com { $balls }: { $points } pontos.
}
    .you = { $points ->
        [one] Tens { $goal }, com { $balls }: { $points } ponto.
       *[other] Tens { $goal }, com { $balls }: { $points } pontos.
    }
gelato-mio-event-ended = { $points ->
    [0] A partida acabou: { $winners } com { $points } pontos.
    [one] A partida acabou: { $winners } com { $points } ponto.
   *[other] A partida acabou: { $winners } com { $points } pontos.
}

gelato-mio-points-customers = clientes
gelato-mio-points-races = objetivos
gelato-mio-points-majorities = mais bolas
gelato-mio-points-pairs = pares na mão

gelato-mio-why-score = mais pontos
gelato-mio-why-late-score = mais pontos perto do fim
gelato-mio-why-last-score = mais pontos na última ronda
gelato-mio-why-first = um bom cliente atendido mais cedo
gelato-mio-why-late-first = um bom cliente atendido antes do fim
gelato-mio-why-second = um segundo cliente atendido mais cedo
gelato-mio-why-ready = um cliente para atender já
gelato-mio-why-balls = mais bolas na mesa
gelato-mio-why-late-balls = mais bolas na mesa perto do fim
gelato-mio-why-balls-at-risk = menos bolas em risco num controlo
gelato-mio-why-cards = mais cartas na mão
gelato-mio-why-late-cards = mais cartas na mão perto do fim
gelato-mio-why-cards-at-risk = menos cartas em risco num controlo
gelato-mio-why-flavours = mais sabores na mão
gelato-mio-why-creams = mais natas na mão
gelato-mio-why-sugar = mais açúcar na mão
gelato-mio-why-bowl = uma taça na mão
gelato-mio-why-cone = mais cones na mão
gelato-mio-why-wafer = uma bolacha na mão
gelato-mio-why-to-make = uma bola para confecionar já
gelato-mio-why-flavour-lead = uma vantagem maior num sabor perto do fim
gelato-mio-why-ball-lead = uma vantagem maior em bolas
gelato-mio-why-bowls = um lugar melhor na corrida às taças
gelato-mio-why-doubles = um lugar melhor na corrida aos cones de 2 bolas
gelato-mio-why-singles = um lugar melhor na corrida aos cones de 1 bola
gelato-mio-why-pairs = mais pares na mão perto do fim
gelato-mio-why-to-move = o turno
gelato-mio-why-to-discard = menos cartas para descartar
gelato-mio-why-to-return = menos bolas para devolver
gelato-mio-why-to-pay = menos cartas a pagar pela ajuda
gelato-mio-why-to-steal = a ajuda a caminho
