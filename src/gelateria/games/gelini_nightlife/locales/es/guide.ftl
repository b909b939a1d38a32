# La primera partida de Gelini Nightlife y las imágenes junto a las reglas.

gelini-nightlife-lesson-throw = ¡Ciao! Esta es la cola del club, y tu peón está al final de todo. Lanza quien está más atrás: ¡tú!
gelini-nightlife-lesson-move = Un 2 lleva a un VIP, que llena cuatro casillas de tu pista. ¡Tómalo!
gelini-nightlife-lesson-rearmost = ¡Estupendo! Ahora lanza otro, el que está más atrás. Se pregunta a todos desde atrás: tomar la tirada o dejarla.
gelini-nightlife-lesson-clique = Más tarde. Alguien sacó un 2 y pasó, así que te preguntan. Lleva a un invitado verde, y ya tienes uno verde. ¡Tómalo!
gelini-nightlife-lesson-joined = Dos de un color y viene toda la pandilla: ¡el último invitado verde hasta dejó la pista de otro!
gelini-nightlife-lesson-coins = Otra noche. Tienes una moneda, y esta tirada lleva a otra. Dos monedas contratan a una estrella: cinco casillas. ¡Tómala!
gelini-nightlife-lesson-end = Una pista llena, 25 casillas, gana al momento. Si antes un peón llega a la banda, gana quien tenga menos casillas libres. ¡A bailar!

gelini-nightlife-scene-opening = Los peones están detrás de la cola. Lanza quien está más atrás.
gelini-nightlife-scene-asked = El primero ha sacado un 3 y ha pasado. Ahora se pregunta al siguiente: ¿el invitado coral, o no?
gelini-nightlife-scene-target = Con un 2 el peón llega a la segunda loseta, un VIP.
gelini-nightlife-scene-clique = Ya hay un invitado verde en la pista. Otro trae también al tercero, esté donde esté.
gelini-nightlife-scene-coins = Junto a la pista hay una moneda. Con la segunda viene una estrella.
gelini-nightlife-scene-flyer = Party Flyer: se puede atraer a un invitado, a un VIP o una moneda de la pista de otro.
