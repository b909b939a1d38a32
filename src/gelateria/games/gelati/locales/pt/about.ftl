gelati-title = Gelati
gelati-blurb = Coloque gelado junto de gelado, alinhe quatro iguais e sirva primeiro os seus pedidos secretos.
