gelato-mio-title = Gelato Mio
gelato-mio-blurb = Collect ingredients, make ice cream of them, and serve the customers before somebody else does.
gelato-mio-option-chain = Drawing takes the whole group of equal cards
gelato-mio-option-memory = Everybody remembers for themselves what others drew
gelato-mio-option-help = You may ask for help
