gelini-nightlife-title = Gelini Nightlife
gelini-nightlife-blurb = Een rij, een dobbelsteen, een dansvloer: neem de worp of laat hem, en haal hele vriendengroepen binnen.
gelini-nightlife-option-actions = Met Party Flyer, Party Call en Party People
