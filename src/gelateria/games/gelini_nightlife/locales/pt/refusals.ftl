# Porque algo não se pode fazer, numa frase: segundo a regra que o impede.

refused-gelini-rearmost-rolls = Primeiro lança o dado.
refused-gelini-ask-in-order = O dado está lançado: aceita o lance ou passa.
refused-gelini-pass-limit = Demasiados lances ninguém os aceitou: este tens de o aceitar.
refused-gelini-clique-choice = Só quando um grupo pode vir escolhes: todo o resto ou ninguém.
refused-gelini-take = Da fila só levas o que alcanças com o lance.
refused-gelini-flyer = Party Flyer: atrai algo de outra pista, mas não uma estrela, ou passa.
refused-gelini-call = Party Call: volta atrás, mas não para o último lugar.
refused-gelini-people = Party People: leva um convidado, um VIP ou uma moeda por que todos já passaram, ou passa.
