gelini-nightlife-title = Gelini Nightlife
gelini-nightlife-blurb = Una cola, un dado, una pista: toma la tirada o déjala, y haz entrar pandillas enteras.
gelini-nightlife-option-actions = Con Party Flyer, Party Call y Party People
