# As regras da mesa.

rules-section-sitting-down = Sentar-se
rule-table-seats = Tantos jogadores quantos diz a caixa do jogo, cada um num lugar só seu; os lugares são numerados no sentido horário a partir de 0.
rule-table-options = As opções e a edição escolhem-se antes da partida e valem até ao fim. Ficam escritas no registo.

rules-section-acting = Agir
rule-table-turn = Só pode agir quem tem de decidir. Na maioria dos jogos é um só; onde todos agem ao mesmo tempo, é quem ainda puder.
rule-table-form = Uma ação é uma das do próprio jogo, completa e dentro dos seus limites. Qualquer outra coisa é recusada e não muda nada.
rule-table-over = Quando a partida acabou, já ninguém age.
rule-table-clock = Um temporizador é assunto do relógio: quando se esgota, age o relógio. O toque de um temporizador que já não corre é ignorado.
rule-table-undo = Um jogador pode desfazer a sua própria última jogada enquanto mais ninguém tiver jogado depois, o acaso não tiver dado nada com ela e com ela não se tiver mostrado nenhum segredo.
rule-table-undo-together = O que não se pode desfazer sozinho pode desfazer-se com o acordo de todos, até à própria última jogada, desde que o acaso não tenha dado nada nem se tenha mostrado nenhum segredo desde então.
rule-table-decision = Uma resposta vale para a decisão para que foi dada. A que chega quando essa decisão já não está em aberto é recusada, fizesse o que fizesse à seguinte.

rules-section-leaving-and-being-late = Sair e atrasar-se
rule-table-stand-in = Quem ficou sem tempo, ou está ausente enquanto outros esperam, é substituído por um bot depois de uma contagem decrescente que todos veem. O bot fica até a pessoa agir, dizer que voltou ou, se estava ausente, voltar; só o que está a decidir nesse momento ainda é ele que decide, a não ser que a pessoa seja mais rápida.
rule-table-idle = Onde todos agem ao mesmo tempo, nenhum bot apressa ninguém: o tempo só corre enquanto outra pessoa presente nada tem a fazer senão esperar, e ainda não enquanto se mostram os acontecimentos, meio segundo por cada um. Após 60 segundos um bot decide esta única coisa por quem está presente, por exemplo que está pronto, e devolve o lugar com a partida ou com a pergunta seguinte.
rule-table-resign = Quem desiste cede o lugar de vez, fica em último, e um bot joga em seu lugar até ao fim. Quando só um jogador não desistiu, ganha esse; quando não resta nenhuma pessoa, a partida acaba.
rule-table-end-together = Quando todas as pessoas estão de acordo, a partida acaba como está: ninguém ganha, e não conta para a classificação.

rules-section-where-all-act-at-once-over-a-network = Onde todos agem ao mesmo tempo, em rede
rule-table-tumble = Os dados de cada lance rolam o mesmo tempo para todos, medido do lado do próprio jogador; ninguém age enquanto os seus dados rolam. O que os outros fazem é mostrado a todos nos mesmos instantes.
rule-table-lag = O que foi enviado antes do toque mas ia a caminho quando ele soou ainda conta: tanto atraso quanto o que se mediu na ligação, até um limite. O que foi creditado diz-se no fim da ronda.
rule-table-pause = O tempo em que o servidor está parado, em baixo ou não consegue anotar nada não é de ninguém: todos os prazos são adiados outro tanto.

rules-section-chance-and-secrets = Acaso e segredos
rule-table-chance = Os dados e os sorteios vêm só do crupiê, cada face e cada carta com a mesma probabilidade. Ninguém conhece um sorteio antes de ser feito.
rule-table-secrets = Quem olha recebe o que uma pessoa nesse lugar poderia saber, e mais nada. Um espectador é quem menos sabe.
