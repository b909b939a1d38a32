# Quanto sono forti i bot; l’inglese sta in levels.toml.

jelly-monster-level-easy = Si prende tempo, piazza un dado appena sembra buono da qualche parte, e spesso sbaglia.
jelly-monster-level-medium = Sa quali quartieri pagano, e tira di nuovo quando i dadi sono scarsi.
jelly-monster-level-hard = Confronta ogni dado con il prossimo tiro, e ne tiene alcuni finché gli altri non hanno mostrato i loro.
jelly-monster-level-expert = Lascia andare avanti gli altri, colpisce quando hanno piazzato i dadi, e non si perde nulla.
