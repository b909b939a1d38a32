gelato-mio-title = Gelato Mio
gelato-mio-blurb = Raccogli gli ingredienti, prepara il gelato e servi i clienti prima degli altri.
gelato-mio-option-chain = Prendere porta via tutto il gruppo di carte uguali
