gelati-title = Gelati
gelati-blurb = Piazza gelato accanto a gelato, allineane quattro uguali e servi prima degli altri i tuoi ordini segreti.
