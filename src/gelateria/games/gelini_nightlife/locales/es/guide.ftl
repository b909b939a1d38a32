# La primera partida de Gelini Nightlife y las imágenes junto a las reglas.

gelini-nightlife-lesson-throw = ¡Ciao! Esta es la fila del club, y tu ficha está al final de todo. Tira quien está más atrás: ¡tú!
gelini-nightlife-lesson-move = Un 2 lleva a un VIP, que llena cuatro casillas de tu pista de baile. ¡Tómalo!
gelini-nightlife-lesson-rearmost = ¡Estupendo! Ahora hay otro más atrás, y por eso tira.
gelini-nightlife-lesson-asked = Más tarde. Alguien sacó un 3 y pasó. Por eso se pregunta a la siguiente ficha, de atrás hacia delante: ¡a ti!
gelini-nightlife-lesson-untaken = ¿Ves la crucecita? Una tirada no la quiso nadie. Después de diez así seguidas, quien está más atrás tiene que tomar la siguiente.
gelini-nightlife-lesson-clique = El 3 lleva a un invitado menta, y en tu pista ya baila uno. ¡Tómalo!
gelini-nightlife-lesson-may = Dos de un color: ahora puede venir el resto del grupo, todos o nadie. Al dejar la fila acercan la banda, pero tan pronto importa poco. ¡Con el grupo!
gelini-nightlife-lesson-joined = Ya están aquí: uno del principio de la fila y otro directo de la pista de otro jugador.
gelini-nightlife-lesson-coins = Otra noche. Junto a tu pista hay una moneda, y esta tirada lleva a otra. ¡Tómala!
gelini-nightlife-lesson-star = ¡Con dos monedas contratas a una estrella, que llena cinco casillas! Solo hay tres: las demás esperan aquí.
gelini-nightlife-lesson-end = Quien llena su pista, 25 casillas, gana al momento. Si antes una ficha llega a la banda, gana quien tenga menos casillas libres. ¡A bailar!

gelini-nightlife-scene-opening = Las fichas están detrás de la fila. Tira quien está más atrás.
gelini-nightlife-scene-asked = El primero ha sacado un 3 y ha pasado. Ahora se pregunta a la ficha siguiente: ¿el invitado coral, o no?
gelini-nightlife-scene-target = Con un 2 la ficha llega a la segunda plaquita, un VIP.
gelini-nightlife-scene-clique = Ya hay un invitado verde en la pista. Otro trae también al tercero, desde otra pista.
gelini-nightlife-scene-friends = La crucecita cuenta: una tirada no la quiso nadie. Después de diez seguidas, quien está más atrás tiene que tomar la siguiente.
gelini-nightlife-scene-question = Dos invitados menta bailan juntos. El resto del grupo puede venir, de la fila y de otra pista: todos o nadie.
gelini-nightlife-scene-coins = Junto a la pista hay una moneda. Con la segunda viene una estrella.
gelini-nightlife-scene-flyer = Party Flyer: se puede atraer a un invitado, a un VIP o una moneda de la pista de otro.
