# Wie stark die Bots sind; Englisch steht in levels.toml.

jelly-monster-level-easy = Lässt sich Zeit, setzt einen Würfel, sobald er irgendwo gut aussieht, und irrt sich dabei oft.
jelly-monster-level-medium = Weiß, welche Bezirke zahlen, und wirft neu, wenn die Würfel schlecht sind.
jelly-monster-level-hard = Wägt jeden Würfel gegen den nächsten Wurf ab und hält einige zurück, bis die anderen ihre gezeigt haben.
jelly-monster-level-expert = Lässt den anderen den Vortritt, schlägt zu, wenn sie ihre Würfel gesetzt haben, und übersieht nichts.
