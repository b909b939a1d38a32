gelato-mio-title = Gelato Mio
gelato-mio-blurb = Junte os ingredientes, faça o gelado e sirva os clientes antes dos outros.
gelato-mio-option-chain = Tirar leva todo o grupo de cartas iguais
