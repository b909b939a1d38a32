gelini-nightlife-title = Gelini Nightlife
gelini-nightlife-blurb = A queue, a die, a dance floor: take the throw or leave it, and let whole cliques in at once.
gelini-nightlife-option-actions = With Party Flyer, Party Call and Party People
