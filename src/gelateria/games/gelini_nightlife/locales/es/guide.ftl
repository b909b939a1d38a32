# La primera partida de Gelini Nightlife y las imágenes junto a las reglas.

gelini-nightlife-lesson-throw = ¡Ciao! Esta es la fila del club, y tu ficha está al final de todo. Tira quien está más atrás: ¡tú!
gelini-nightlife-lesson-move = Un 2 lleva a un VIP, que llena cuatro casillas de tu pista de baile. ¡Tómalo!
gelini-nightlife-lesson-rearmost = ¡Estupendo! Ahora tira quien ha quedado más atrás. Se pregunta a todos desde atrás: tomar la tirada o dejarla al siguiente.
gelini-nightlife-lesson-clique = Más tarde. Alguien sacó un 2 y pasó, así que te preguntan. Lleva a un invitado verde, y ya tienes uno verde. ¡Tómalo!
gelini-nightlife-lesson-joined = Dos de un color y viene todo el grupo: ¡el último invitado verde hasta dejó la pista de otro!
gelini-nightlife-lesson-coins = Otra noche. Tienes una moneda, y esta tirada lleva a otra. Con dos monedas se contrata a una estrella: cinco casillas. ¡Tómala!
gelini-nightlife-lesson-end = Quien llena su pista, 25 casillas, gana al momento. Si antes una ficha llega a la banda, gana quien tenga menos casillas libres. ¡A bailar!

gelini-nightlife-scene-opening = Las fichas están detrás de la fila. Tira quien está más atrás.
gelini-nightlife-scene-asked = El primero ha sacado un 3 y ha pasado. Ahora se pregunta a la ficha siguiente: ¿el invitado coral, o no?
gelini-nightlife-scene-target = Con un 2 la ficha llega a la segunda plaquita, un VIP.
gelini-nightlife-scene-clique = Ya hay un invitado verde en la pista. Otro trae también al tercero, esté donde esté.
gelini-nightlife-scene-coins = Junto a la pista hay una moneda. Con la segunda viene una estrella.
gelini-nightlife-scene-flyer = Party Flyer: se puede atraer a un invitado, a un VIP o una moneda de la pista de otro.
