gelato-mio-title = Gelato Mio
gelato-mio-blurb = Collect what ice cream is made of, scoop it, and serve the customers before somebody else does.
gelato-mio-option-chain = Drawing takes the whole group of equal cards
