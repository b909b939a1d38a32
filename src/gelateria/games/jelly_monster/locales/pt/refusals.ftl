# Porque algo não se pode fazer, numa frase: segundo a regra que o impede.

refused-jelly-ready = A ronda começa quando todos estiverem prontos, e só uma vez.
refused-jelly-roll = Os teus dados não o permitem: ainda por lançar, ou já todos colocados.
refused-jelly-place = Coloca um dado deste lance, ou lança de novo.
refused-jelly-calm-step = Um lance por passo: coloca um destes dados, ou nenhum.
refused-jelly-districts = Esse bairro hoje não existe.
refused-jelly-seal = Um bairro fechado continua fechado; só podes fechar um, e só depois do teu último dado.
refused-jelly-timer = A ampulheta vira-se uma vez por ronda, e só depois do teu último dado.
refused-jelly-time-up = A ronda acabou e está a ser pontuada.
refused-jelly-plain = Um 5 ou um 6 não tem efeito.
refused-jelly-remove = Só um 1 ou um 2 retira um dado, e só um que esteja aí.
refused-jelly-shift = Só um 3 ou um 4 move o marcador, e só dentro das três zonas.
refused-jelly-neighbour-choice = O bairro vizinho que paga já foi decidido: não há mais nada para escolher.
refused-jelly-short = Essa pessoa agora não recebe nada de ti.
refused-jelly-lose-capsule = Agora não tens uma cápsula dessas para perder.
