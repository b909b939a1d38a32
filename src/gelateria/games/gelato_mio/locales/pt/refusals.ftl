# Porque algo não se pode fazer, numa frase: segundo a regra que o impede.

refused-mio-draw = Aí não há nenhuma carta.
refused-mio-make = Para essa bola falta-te uma carta, ou a pilha dela está vazia.
refused-mio-serve = Para esse cliente ainda te falta algo, ou aí ninguém espera.
refused-mio-help = A ajuda custa duas cartas da mão e vem de quem tenha cartas.
refused-mio-pass = Podes fazer alguma coisa, por isso não podes passar.
refused-mio-quality-now = O controlo de qualidade agora não quer nada de ti.
refused-mio-quality-hand = O controlo de qualidade quer primeiro cartas da tua mão.
refused-mio-quality-balls = O controlo de qualidade quer primeiro bolas da tua mesa.
refused-mio-no-help = Nesta mesa ninguém pede ajuda.
