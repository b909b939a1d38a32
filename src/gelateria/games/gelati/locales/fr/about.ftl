gelati-title = Gelati
gelati-blurb = Posez glace contre glace, alignez-en quatre pareilles et servez vos commandes secrètes en premier.
