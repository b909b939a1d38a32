# Las palabras de Geizen.

geizen-score = { $points ->
    [one] { $points } ficha
   *[other] { $points } fichas
}
geizen-ask-throw = Tira los dados.
geizen-ask-keep = Aparta al menos un dado. Los demás se tiran otra vez.
geizen-ask-pay = Faltan fichas. ¿Qué número pagas primero?
geizen-do-throw = Tirar
geizen-do-keep = Apartar { $dice }
geizen-do-pay = Pagar los { $number }
geizen-keep-these = { $count ->
    [one] Apartar { $count } dado
   *[other] Apartar { $count } dados
}
geizen-keep-none = Apartar…
geizen-keep-all = Todos
geizen-hint-keep = Toca los dados que apartas.
geizen-hint-pay = Toca una fila que brilla.
geizen-pay-brings = { $gain ->
    [0] Primero los { $number }: pones { $own }.
   *[other] Primero los { $number }: pones { $own }, tomas { $gain }.
}
geizen-pay-voids = { $gain ->
    [0] Primero los { $number }: pones { $own }; luego se pierde: { $voids }.
   *[other] Primero los { $number }: pones { $own }, tomas { $gain }; luego se pierde: { $voids }.
}
geizen-cost = { $cost ->
    [0] Hasta ahora no te cuesta nada.
    [one] Hasta ahora te cuesta { $cost } ficha.
   *[other] Hasta ahora te cuesta { $cost } fichas.
}
geizen-cost-full = Pones { $cost }, tomas { $gain }: ¡la fila { $rows } estaría llena!
geizen-cost-order = Faltarían fichas: elegirías qué pagar primero.
geizen-cost-loan = La banca prestaría { $chips }.
geizen-cost-void = { $dice ->
    [one] { $dice } dado se perdería.
   *[other] { $dice } dados se perderían.
}
geizen-row = Fila { $number }: { $filled } de { $fields } casillas llenas, los demás pagarían { $arrow }
geizen-thrown = Dados tirados
geizen-none-thrown = Los dados están en la torre.
geizen-all-kept = Todos los dados están apartados.
geizen-kept = Apartados
geizen-die = un { $face }
geizen-die-six = un 6, no cuesta nada
geizen-bank = Banca
geizen-loan = { $chips ->
    [one] La banca ha prestado { $chips } ficha.
   *[other] La banca ha prestado { $chips } fichas.
}
geizen-key-dice = Elegir un dado, o la fila que se paga primero
geizen-key-ahead = Tirar, o apartar los dados elegidos

geizen-event-began = Le toca a { $seat }.
    .you = Te toca.
geizen-event-threw = { $seat } tira { $dice }.
    .you = Tiras { $dice }.
geizen-event-kept = { $seat } aparta { $dice }.
    .you = Apartas { $dice }.
geizen-event-free = { $count ->
    [one] El seis es gratis.
   *[other] Los { $count } seises son gratis.
}
geizen-event-borrowed = { $chips ->
    [one] { $seat } toma prestada { $chips } ficha de la banca.
   *[other] { $seat } toma prestadas { $chips } fichas de la banca.
}
    .you = { $chips ->
        [one] Tomas prestada { $chips } ficha de la banca.
       *[other] Tomas prestadas { $chips } fichas de la banca.
    }
geizen-event-void = { $seat } no puede pagar un { $number }: se pierde.
    .you = No puedes pagar un { $number }: se pierde.
geizen-event-laid = { $own ->
    [0] La banca pone una ficha en la fila { $number } por { $seat }.
    [one] { $seat } pone { $own } ficha en la fila { $number }.
   *[other] { $seat } pone { $own } fichas en la fila { $number }.
}
    .you = { $own ->
        [0] La banca pone una ficha en la fila { $number } por ti.
        [one] Pones { $own } ficha en la fila { $number }.
       *[other] Pones { $own } fichas en la fila { $number }.
    }
geizen-event-took = { $chips ->
    [one] La fila { $number } está llena: { $seat } toma { $chips } ficha.
   *[other] La fila { $number } está llena: { $seat } toma { $chips } fichas.
}
    .you = { $chips ->
        [one] La fila { $number } está llena: tomas { $chips } ficha.
       *[other] La fila { $number } está llena: tomas { $chips } fichas.
    }
geizen-event-fined = { $chips ->
    [one] { $seat } paga { $chips } ficha a la banca.
   *[other] { $seat } paga { $chips } fichas a la banca.
}
    .you = { $chips ->
        [one] Pagas { $chips } ficha a la banca.
       *[other] Pagas { $chips } fichas a la banca.
    }
geizen-event-repaid = { $chips ->
    [0] { $seat } no puede devolver el préstamo.
   *[other] { $missing ->
        [0] { $seat } devuelve el préstamo.
       *[other] { $seat } devuelve { $chips }; faltan { $missing }.
    }
}
    .you = { $chips ->
        [0] No puedes devolver el préstamo.
       *[other] { $missing ->
            [0] Devuelves el préstamo.
           *[other] Devuelves { $chips }; faltan { $missing }.
        }
    }
geizen-event-ended = { $chips ->
    [one] La partida ha terminado: { $winners } con { $chips } ficha.
   *[other] La partida ha terminado: { $winners } con { $chips } fichas.
}

geizen-points-rows = filas completas
geizen-points-laid = fichas puestas
geizen-points-arrows = flechas
geizen-points-loans = préstamos

geizen-why-chips = más fichas
geizen-why-lead = una ventaja mayor
geizen-why-late-lead = una ventaja mayor cuando el final está cerca
geizen-why-bank-lead = una ventaja mayor mientras hay mucho en la banca
geizen-why-share = una parte mayor de las fichas
geizen-why-brink = más fichas para aguantar
geizen-why-turn = el turno
geizen-why-low-turn = un turno con fichas de sobra
geizen-why-last-turn = un turno con algunas fichas en reserva
geizen-why-wait = una espera más corta hasta el próximo turno
geizen-why-loose = menos dados en manos del azar
geizen-why-row-1 = más opciones de llenar la fila 1
geizen-why-row-2 = más opciones de llenar la fila 2
geizen-why-row-3 = más opciones de llenar la fila 3
geizen-why-row-4 = más opciones de llenar la fila 4
geizen-why-row-5 = más opciones de llenar la fila 5
geizen-why-best-row = más opciones con la mejor fila
geizen-why-late-rows = más opciones de llenar filas cuando el final está cerca
geizen-why-low-rows = más opciones de llenar filas cuando quedan pocas fichas
geizen-why-next-1 = más opciones con la fila 1 en el próximo turno
geizen-why-next-2 = más opciones con la fila 2 en el próximo turno
geizen-why-next-3 = más opciones con la fila 3 en el próximo turno
geizen-why-next-4 = más opciones con la fila 4 en el próximo turno
geizen-why-next-5 = más opciones con la fila 5 en el próximo turno
geizen-why-best-next = más opciones con la mejor fila en el próximo turno
geizen-why-late-next = más opciones en el próximo turno cuando el final está cerca
