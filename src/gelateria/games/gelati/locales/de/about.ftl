gelati-title = Gelati
gelati-blurb = Platziere Eis an Eis, bring vier Gleiche in eine Reihe und erfülle vor allen anderen deine geheimen Bestellungen.
