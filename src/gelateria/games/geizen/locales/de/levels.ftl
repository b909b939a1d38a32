# Wie stark die Bots sind; Englisch steht in levels.toml.

geizen-level-easy = Sieht nur die Würfel vor sich und schätzt sie oft falsch ein.
geizen-level-medium = Schätzt ordentlich, was ein Würfel jetzt wert ist, rechnet aber nicht mit den Würfen, die noch kommen.
geizen-level-hard = Rechnet mit jedem Wurf, den der Zug noch bringen kann, und irrt sich ein wenig.
geizen-level-expert = Rechnet mit jedem Wurf, den der Zug noch bringen kann, ganz genau.
