gelato-mio-title = Gelato Mio
gelato-mio-blurb = Reúne los ingredientes, haz el helado y sirve a los clientes antes que los demás.
gelato-mio-option-chain = Al tomar, viene todo el grupo de cartas iguales
gelato-mio-option-memory = Cada cual recuerda lo que toman los demás
gelato-mio-option-help = Se puede pedir ayuda
