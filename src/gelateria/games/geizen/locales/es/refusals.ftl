# Por qué algo no se puede, en una frase: según la regla que lo impide.

refused-geizen-keep-one = Primero aparta al menos un dado.
refused-geizen-keep-any = Solo puedes apartar dados de esta tirada.
refused-geizen-keep-final = Todos los dados están apartados: ahora se pagan.
refused-geizen-roll = Primero tira los dados.
refused-geizen-order = Ahora no hay que pagar ese número.
refused-geizen-loan-void = Si pagas ese número primero, se pierden más dados de los necesarios.
