gelati-title = Gelati
gelati-blurb = Coloca gelado junto de gelado, alinha quatro iguais e serve primeiro os teus pedidos secretos.
