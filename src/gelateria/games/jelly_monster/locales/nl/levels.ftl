# Hoe sterk de bots zijn; Engels staat in levels.toml.

jelly-monster-level-easy = Neemt de tijd, plaatst een steen zodra die ergens goed lijkt, en vergist zich vaak.
jelly-monster-level-medium = Weet welke wijken betalen, en gooit opnieuw als de stenen slecht zijn.
jelly-monster-level-hard = Weegt elke steen af tegen de volgende worp, en houdt er een paar achter tot de anderen de hunne hebben getoond.
jelly-monster-level-expert = Laat de anderen voorgaan, slaat toe als ze hun stenen hebben geplaatst, en mist niets.
