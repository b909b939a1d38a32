# Quanto sono forti i bot; l’inglese sta in levels.toml.

gelini-nightlife-level-easy = Prende subito ciò che sembra buono, e spesso lo giudica male.
gelini-nightlife-level-medium = Giudica con pochi errori quanto vale una tessera, ma non pensa a chi tocca dopo.
gelini-nightlife-level-hard = Conta sui prossimi tiri e su tutti quelli che possono prenderli, e sbaglia un po’.
gelini-nightlife-level-expert = Conta sui prossimi tiri e su tutti quelli che possono prenderli, esattamente.
