gelati-title = Gelati
gelati-blurb = Coloca helado junto a helado, alinea cuatro iguales y sirve antes que nadie tus pedidos secretos.
