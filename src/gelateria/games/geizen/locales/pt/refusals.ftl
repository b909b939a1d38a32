# Porque algo não se pode fazer, numa frase: segundo a regra que o impede.

refused-geizen-keep-one = Primeiro põe de lado pelo menos um dado.
refused-geizen-keep-any = Só podes pôr de lado dados deste lance.
refused-geizen-keep-final = Todos os dados estão de lado: agora pagam-se.
refused-geizen-roll = Primeiro lança os dados.
refused-geizen-order = Esse número agora não é para pagar.
refused-geizen-loan-void = Se pagares esse número primeiro, perdem-se mais dados do que o necessário.
