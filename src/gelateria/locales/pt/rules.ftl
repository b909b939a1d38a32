# As regras da mesa.

rules-section-sitting-down = Sentar-se
rule-table-seats = Jogam tantos quantos diz a caixa do jogo, cada um num lugar só seu. Os lugares dão a volta à mesa no sentido horário.
rule-table-options = As opções e a edição escolhem-se antes da partida. Valem até ao fim e ficam no registo.
rule-table-host = Quem abre a mesa conduz a mesa: escolhe o que se joga, quantos jogam e por que ordem, pode libertar lugares e inicia. Pode passar isso a quem estiver sentado à mesa. Se se for embora, conduz a mesa a pessoa seguinte que lá estiver; se faltar há um minuto, pode fazê-lo quem estiver sentado à mesa.

rules-section-acting = Agir
rule-table-turn = Só podes agir enquanto o jogo espera por ti. Na maioria dos jogos espera por um de cada vez; onde todos agem ao mesmo tempo, espera por quem ainda puder.
rule-table-form = Podes fazer o que o jogo oferece, por completo e dentro dos seus limites. Qualquer outra coisa é recusada e não muda nada.
rule-table-preview = O que o jogo te mostra de uma escolha antes de a fazeres é o que acontece depois, enquanto o acaso não intervier. Não te revela nenhum segredo.
rule-table-over = Quando a partida acabou, já ninguém age.
rule-table-clock = Não precisas de vigiar um temporizador: quando se esgota, o que se segue acontece sozinho. Um temporizador que foi parado já não faz nada.
rule-table-undo = Podes desfazer a tua última jogada enquanto mais ninguém tiver jogado depois, se o acaso não deu nada com ela e se não mostrou nenhum segredo.
rule-table-undo-together = O que não podes desfazer sozinho podes desfazer se todos estiverem de acordo, até à tua própria última jogada, desde que o acaso não tenha dado nada nem se tenha mostrado nenhum segredo desde então.
rule-table-decision = A tua resposta vale para a pergunta que te foi feita. Se chega quando essa pergunta já não está em aberto, é recusada, mesmo que servisse para a seguinte.

rules-section-leaving-and-being-late = Sair e atrasar-se
rule-table-stand-in = Se ficas sem tempo, ou estás ausente enquanto outros esperam, um bot joga por ti depois de uma contagem decrescente que todos veem. Quanto tempo espera por ti quando estás ausente é a mesa que escolhe, e pode ser para sempre. Fica até agires ou dizeres que voltaste ou, se estavas ausente, até voltares. Só o que está a decidir nesse momento ainda é ele que decide, a não ser que sejas mais rápido. Dizem-te o que ele fez.
rule-table-idle = Onde todos agem ao mesmo tempo, nenhum bot te apressa. O teu tempo só corre enquanto outra pessoa à mesa nada pode fazer senão esperar por ti, e só depois de todos terem visto os acontecimentos (meio segundo por cada coisa). Se não fizeres nada durante 60 segundos, ou o tempo que a mesa escolheu, um bot decide esta única coisa por ti, por exemplo que estás pronto. Com a partida ou com a pergunta seguinte, o lugar volta a ser teu.
rule-table-break = Quem joga pode pedir uma pausa, e quem joga pode acabá-la. Enquanto dura ninguém age, o tempo não corre e nenhum bot joga. Numa partida contra o relógio que conta para a classificação todos têm de concordar. Onde todos agem ao mesmo tempo, uma pausa começa quando a ronda acaba, e uma contagem decrescente recomeça depois desde o princípio.
rule-table-resign = Se desistes, cedes o lugar de vez e ficas em último, e um bot joga em teu lugar até ao fim. Quando só um jogador não desistiu, ganha esse; quando não resta nenhuma pessoa, a partida acaba.
rule-table-end-together = Quando todas as pessoas à mesa estão de acordo, a partida acaba como está: ninguém ganha, e não conta para a classificação.

rules-section-where-all-act-at-once-over-a-network = Onde todos agem ao mesmo tempo, em rede
rule-table-tumble = Os dados de cada lance rolam o mesmo tempo para todos, contado no aparelho de cada um; enquanto os teus dados rolam, não podes agir. O que os outros fazem é mostrado a todos nos mesmos instantes.
rule-table-lag = O que enviaste antes do toque ainda conta se ia a caminho quando ele soou: podes atrasar-te tanto quanto se mediu na tua ligação, até um limite. No fim da ronda diz-se-te o que foi creditado.
rule-table-pause = Se o servidor está parado, em baixo ou não consegue anotar nada, ninguém perde tempo com isso: todos os prazos são adiados outro tanto.

rules-section-chance-and-secrets = Acaso e segredos
rule-table-chance = Todos os lances e sorteios vêm só do crupiê, cada face e cada carta com a mesma probabilidade. Ninguém os conhece antes de serem feitos.
rule-table-secrets = Vês o que uma pessoa no teu lugar poderia saber, e mais nada. Quem só assiste é quem menos sabe.
rule-table-log = O histórico diz tudo o que acontece, na medida em que o podes ver, sempre com a regra que o fez acontecer.
