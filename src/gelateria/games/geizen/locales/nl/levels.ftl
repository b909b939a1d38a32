# Hoe sterk de bots zijn; Engels staat in levels.toml.

geizen-level-easy = Kijkt alleen naar de dobbelstenen voor zich en schat ze vaak verkeerd in.
geizen-level-medium = Schat redelijk in wat een dobbelsteen nu waard is, maar rekent niet met de worpen die nog komen.
geizen-level-hard = Rekent met elke worp die de beurt nog kan brengen, en vergist zich een beetje.
geizen-level-expert = Rekent met elke worp die de beurt nog kan brengen, heel precies.
