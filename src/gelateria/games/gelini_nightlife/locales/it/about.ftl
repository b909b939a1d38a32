gelini-nightlife-title = Gelini Nightlife
gelini-nightlife-blurb = Una coda, un dado, una pista da ballo: prendi il tiro o lascialo, e fai entrare intere compagnie di amici.
gelini-nightlife-option-actions = Con Party Flyer, Party Call e Party People
