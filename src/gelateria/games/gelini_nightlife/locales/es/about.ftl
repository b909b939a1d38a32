gelini-nightlife-title = Gelini Nightlife
gelini-nightlife-blurb = Una fila, un dado, una pista de baile: toma la tirada o déjala, y haz entrar grupos enteros.
gelini-nightlife-option-actions = Con Party Flyer, Party Call y Party People
