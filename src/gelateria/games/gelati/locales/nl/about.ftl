gelati-title = Gelati
gelati-blurb = Leg ijs naast ijs, krijg er vier gelijke op een rij en serveer als eerste je geheime bestellingen.
