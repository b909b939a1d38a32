gelini-nightlife-title = Gelini Nightlife
gelini-nightlife-blurb = Une file, un dé, une piste de danse : prenez le lancer ou laissez-le, et faites entrer des cliques entières.
gelini-nightlife-option-actions = Avec Party Flyer, Party Call et Party People
