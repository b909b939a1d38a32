# Las palabras de Attack of the Jelly Monster.

jelly-monster-score = { $points ->
    [one] { $points } gelatina
   *[other] { $points } gelatinas
}
jelly-monster-ask-ready = Ronda { $round }: ¿todo listo?
jelly-monster-ask-place = { $how ->
    [throw] ¡Tira tus dados!
    [place] Coloca un dado o tira otra vez.
    [calm] Coloca un dado o ninguno.
   *[end] ¡Todos tus dados están colocados!
}
jelly-monster-ask-score = { $asks ->
    [neighbour] { $doubt ->
        [clockwise] ¿La recompensa de qué barrio vecino? Si no coincidís, en sentido horario.
       *[counter-clockwise] ¿La recompensa de qué barrio vecino? Si no coincidís, en sentido antihorario.
    }
    [lose] ¿Qué cápsula vuelve a la caja?
   *[give] No hay gelatina para todos. ¿Quién recibe la siguiente?
}
jelly-monster-do-ready = ¡Todo listo!
jelly-monster-do-throw = Tirar
jelly-monster-do-place = { $does ->
    [up] Colocar el { $die } en el barrio { $district }, marcador arriba
    [down] Colocar el { $die } en el barrio { $district }, marcador abajo
    [remove] Colocar el { $die } en el barrio { $district }, enviar al centro el { $other } de { $owner }
   *[nothing] Colocar el { $die } en el barrio { $district }
}
jelly-monster-do-pass = No colocar
jelly-monster-do-seal = Cerrar el barrio { $district }
jelly-monster-do-turn = Dar la vuelta al reloj
jelly-monster-do-done = He acabado
jelly-monster-do-choose = { $way ->
    [clockwise] Barrio { $pays }, sentido horario
   *[counter-clockwise] Barrio { $pays }, sentido antihorario
}
jelly-monster-do-give = Para { $seat }
jelly-monster-do-lose = { $capsule ->
    [die] Devolver la cápsula con un dado
   *[other] Devolver la cápsula con { $capsule }
}
jelly-monster-again = Tirar otra vez
jelly-monster-just-place = Solo colocar
jelly-monster-back = Atrás
jelly-monster-on = A la ronda { $round }
jelly-monster-tumbling = Los dados ruedan…
jelly-monster-placing = ¡Colocado! Y seguimos…
jelly-monster-hurry = ¡La arena cae!
jelly-monster-hint-ready = La ronda empieza cuando todos están listos.
jelly-monster-hint-district = ¿A qué barrio va el { $die }?
jelly-monster-hint-effect = ¿Qué hace el { $die } en el barrio { $district }?
jelly-monster-would = { $leads ->
    [alone] Allí sumarías { $sum }: irías por delante.
    [shared] Allí sumarías { $sum }: compartirías el primer puesto.
   *[no] Allí sumarías { $sum }.
}
jelly-monster-hint-seal = Toca un barrio para cerrarlo esta ronda.
jelly-monster-wait-ready = Esperamos a { $names }…
jelly-monster-countdown = Todos están listos…
jelly-monster-wait-place = Siguen jugando: { $names }
jelly-monster-zones = Barrio { $number }, desde la entrada: { $zones }
jelly-monster-sand = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
jelly-monster-guard = Se da la vuelta al reloj en { $seconds }
jelly-monster-scored = La ronda { $round } está puntuada.
jelly-monster-read-again = Leer otra vez la puntuación
jelly-monster-next-page = Página siguiente
jelly-monster-gain = { $how ->
    [capsules] { $name } { $capsules ->
        [-1] pierde una cápsula
        [one] { $capsules } cápsula
       *[other] { $capsules } cápsulas
    }
    [both] { $name } { $jelly } y { $capsules ->
        [-1] una cápsula menos
        [one] { $capsules } cápsula
       *[other] { $capsules } cápsulas
    }
   *[jelly] { $name } { $jelly }
}
jelly-monster-capsules-open = ¡Se abren las cápsulas!

jelly-monster-city = La ciudad, en sentido horario desde el barrio del dron
jelly-monster-centre = Centro de la ciudad
jelly-monster-stack = { $count ->
    [one] { $count } cápsula en la pila
   *[other] { $count } cápsulas en la pila
}
jelly-monster-player = { $name }: dados que quedan { $dice }, cápsulas { $capsules }, en el centro { $centre }
jelly-monster-district = Barrio { $number }, zona { $zone }: { $reward }
jelly-monster-entrance = Entrada del barrio { $number }
jelly-monster-there = { $name } { $dice }, suma { $sum }
jelly-monster-sealed = cerrado por { $name }
jelly-monster-thrown = Mis dados
jelly-monster-effects = Lo que hace el dado
jelly-monster-gifts = Quién recibe gelatina
jelly-monster-own-capsules = Mis cápsulas
jelly-monster-capsule-die = un dado
jelly-monster-die = un { $face }
jelly-monster-for-first = primero: { $reward }
jelly-monster-for-second = segundo: { $reward }
jelly-monster-for-others = los demás allí: { $reward }
jelly-monster-for-dice = { $upto ->
    [any] { $least } dados o más: { $reward }
   *[some] de { $least } a { $most } dados: { $reward }
}
jelly-monster-reward-jelly = { $amount ->
    [one] { $amount } gelatina
   *[other] { $amount } gelatinas
}
jelly-monster-reward-capsule = una cápsula
jelly-monster-reward-lose-capsule = perder una cápsula
jelly-monster-reward-per-capsule = { $amount ->
    [one] { $amount } gelatina por cápsula
   *[other] { $amount } gelatinas por cápsula
}
jelly-monster-reward-take = quitar { $amount } a cada uno
jelly-monster-reward-give = dar { $amount } a cada uno
jelly-monster-reward-clockwise = lo que paga el barrio vecino en sentido horario
jelly-monster-reward-counter-clockwise = lo que paga el barrio vecino en sentido antihorario
jelly-monster-reward-either = lo que paga un barrio vecino a elección
jelly-monster-reward-of = lo que paga el barrio { $district }
jelly-monster-reward-of-either = lo que paga el barrio { $district } o el { $other }, a elegir

jelly-monster-key-throw = Tirar los dados
jelly-monster-key-digit = Un dado, luego un barrio, luego lo que hace el dado
jelly-monster-key-marker = Marcador arriba o abajo
jelly-monster-key-ahead = Solo colocar, o hacer lo que ofrece la barra
jelly-monster-key-back = Un paso atrás

jelly-monster-event-laid = El barrio { $district } es el tablero { $side }.
jelly-monster-event-began = Empieza la ronda { $round }. El dron está con { $first }.
    .you = Empieza la ronda { $round }. El dron está contigo.
jelly-monster-event-ordered = El orden: { $seats }.
jelly-monster-event-readied = { $seat }: todo listo.
    .you = Tienes todo listo.
jelly-monster-event-started = ¡Ya!
jelly-monster-event-threw = { $seat } tira { $dice }.
    .you = Tiras { $dice }.
jelly-monster-event-placed = { $seat } coloca un { $die } en el barrio { $district }.
    .you = Colocas un { $die } en el barrio { $district }.
jelly-monster-event-removed = { $whose ->
    [own] { $seat } envía su propio { $die } del barrio { $district } al centro.
   *[other] { $seat } envía el { $die } de { $owner } del barrio { $district } al centro.
}
    .you = { $whose ->
        [own] Envías tu propio { $die } del barrio { $district } al centro.
       *[other] Envías el { $die } de { $owner } del barrio { $district } al centro.
    }
    .yours = { $seat } envía tu { $die } del barrio { $district } al centro.
jelly-monster-event-shifted = { $seat } mueve el marcador del barrio { $district } a la zona { $zone }.
    .you = Mueves el marcador del barrio { $district } a la zona { $zone }.
jelly-monster-event-passed = { $seat } no coloca ninguno.
    .you = No colocas ninguno.
jelly-monster-event-emptied = { $seat } ha colocado el último dado.
    .you = Has colocado el último dado.
jelly-monster-event-sealed = { $seat } cierra el barrio { $district }.
    .you = Cierras el barrio { $district }.
jelly-monster-event-turned = { $seat ->
    [-1] ¡La mesa da la vuelta al reloj de arena!
   *[other] ¡{ $seat } da la vuelta al reloj de arena!
}
    .you = ¡Das la vuelta al reloj de arena!
jelly-monster-event-rested = { $seat } ha acabado.
    .you = Has acabado.
jelly-monster-event-closed = { $time_up ->
    [true] ¡Se acabó el tiempo! A puntuar.
   *[false] La ronda ha terminado. A puntuar.
}
jelly-monster-event-cancelled = Barrio { $district }: los { $count } dados de { $seat } con { $die } se anulan.
    .you = Barrio { $district }: tus { $count } dados con { $die } se anulan.
jelly-monster-event-controlled = { $district ->
    [0] { $seats-count ->
        [one] { $seats } tiene más dados que nadie en el centro.
       *[other] { $seats } tienen más dados que nadie en el centro.
    }
   *[other] { $seats-count ->
        [one] { $seats } controla el barrio { $district }.
       *[other] { $seats } controlan el barrio { $district }.
    }
}
jelly-monster-event-pointed = { $pays ->
    [true] El barrio { $district } paga lo que paga el barrio { $neighbour }.
   *[false] El barrio { $district } señala de vuelta al barrio { $neighbour } y no paga nada.
}
jelly-monster-event-chose = { $way ->
    [clockwise] { $seat } elige el barrio vecino en sentido horario.
   *[counter-clockwise] { $seat } elige el barrio vecino en sentido antihorario.
}
    .you = { $way ->
        [clockwise] Eliges el barrio vecino en sentido horario.
       *[counter-clockwise] Eliges el barrio vecino en sentido antihorario.
    }
jelly-monster-event-gained = { $jelly ->
    [one] { $seat } recibe { $jelly } gelatina.
   *[other] { $seat } recibe { $jelly } gelatinas.
}
    .you = { $jelly ->
        [one] Recibes { $jelly } gelatina.
       *[other] Recibes { $jelly } gelatinas.
    }
jelly-monster-event-drew = { $capsule ->
    [none] { $seat } roba una cápsula.
    [die] { $seat } roba una cápsula: muestra un dado.
   *[other] { $seat } roba una cápsula: muestra { $capsule }.
}
    .you = { $capsule ->
        [none] Robas una cápsula.
        [die] Robas una cápsula: muestra un dado.
       *[other] Robas una cápsula: muestra { $capsule }.
    }
jelly-monster-event-short = Faltan cápsulas para { $seats }: ninguno recibe una.
jelly-monster-event-lost = { $capsule ->
    [none] { $seat } devuelve una cápsula a la caja.
    [die] { $seat } devuelve a la caja la cápsula con un dado.
   *[other] { $seat } devuelve a la caja la cápsula con { $capsule }.
}
    .you = { $capsule ->
        [none] Devuelves una cápsula a la caja.
        [die] Devuelves a la caja la cápsula con un dado.
       *[other] Devuelves a la caja la cápsula con { $capsule }.
    }
jelly-monster-event-paid = { $jelly ->
    [one] { $seat } da { $jelly } gelatina a { $to }.
   *[other] { $seat } da { $jelly } gelatinas a { $to }.
}
    .you = { $jelly ->
        [one] Das { $jelly } gelatina a { $to }.
       *[other] Das { $jelly } gelatinas a { $to }.
    }
    .yours = { $jelly ->
        [one] { $seat } te da { $jelly } gelatina.
       *[other] { $seat } te da { $jelly } gelatinas.
    }
jelly-monster-event-opened = { $capsule ->
    [die] { $seat } tira por una cápsula: { $jelly }.
   *[other] { $seat } abre una cápsula: { $jelly }.
}
    .you = { $capsule ->
        [die] Tiras por una cápsula: { $jelly }.
       *[other] Abres una cápsula: { $jelly }.
    }
jelly-monster-event-ended = { $jelly ->
    [one] La partida ha terminado: { $winners } con { $jelly } gelatina.
   *[other] La partida ha terminado: { $winners } con { $jelly } gelatinas.
}

jelly-monster-when = en la ronda { $turn }
jelly-monster-points-districts = barrios
jelly-monster-points-centre = centro de la ciudad
jelly-monster-points-others = de otros y para otros
jelly-monster-points-capsules = cápsulas

jelly-monster-why-jelly = más gelatina
jelly-monster-why-jelly-late = más gelatina para el final
jelly-monster-why-promised = mejores perspectivas en los barrios
jelly-monster-why-promised-late = mejores perspectivas hacia el final
jelly-monster-why-capsules-early = más cápsulas al principio de la partida
jelly-monster-why-loose = más dados que colocar
jelly-monster-why-loose-in-the-sand = más dados que colocar antes de que se acabe la arena
jelly-monster-why-right-to-seal = el derecho a cerrar un barrio
