gelato-mio-title = Gelato Mio
gelato-mio-blurb = Junta os ingredientes, confeciona o gelado e atende os clientes antes dos outros.
gelato-mio-option-chain = Ao tirar, vem todo o grupo de cartas iguais
gelato-mio-option-memory = Cada um lembra-se do que os outros tiram
gelato-mio-option-help = Pode-se pedir ajuda
