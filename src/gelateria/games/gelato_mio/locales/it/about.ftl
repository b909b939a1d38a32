gelato-mio-title = Gelato Mio
gelato-mio-blurb = Raccogli gli ingredienti, prepara il gelato e servi i clienti prima degli altri.
gelato-mio-option-chain = Si prende tutto il gruppo di carte uguali
gelato-mio-option-memory = Ognuno ricorda da sé che cosa prendono gli altri
gelato-mio-option-help = Si può chiedere aiuto
