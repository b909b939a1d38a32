# Wie stark die Bots sind; Englisch steht in levels.toml.

gelini-nightlife-level-easy = Nimmt sofort, was gut aussieht, und schätzt es oft falsch ein.
gelini-nightlife-level-medium = Schätzt mit wenigen Fehlern, was ein Plättchen wert ist, denkt aber nicht daran, wer als Nächstes gefragt wird.
gelini-nightlife-level-hard = Rechnet mit den nächsten Würfen und mit allen, die sie nehmen können, und irrt sich ein wenig.
gelini-nightlife-level-expert = Rechnet mit den nächsten Würfen und mit allen, die sie nehmen können, ganz genau.
