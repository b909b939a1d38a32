gelato-mio-title = Gelato Mio
gelato-mio-blurb = Rassemblez les ingrédients, préparez la glace et servez les clients avant les autres.
gelato-mio-option-chain = Prendre une carte emporte tout le groupe de cartes identiques
gelato-mio-option-memory = Chacun retient lui-même ce que les autres prennent
gelato-mio-option-help = On peut se faire aider
