# Quanto sono forti i bot; l’inglese sta in levels.toml.

geizen-level-easy = Guarda solo i dadi che ha davanti e spesso li giudica male.
geizen-level-medium = Giudica bene quanto vale un dado adesso, ma non conta sui tiri che verranno.
geizen-level-hard = Conta su ogni tiro che il turno può ancora portare e sbaglia un po’.
geizen-level-expert = Conta su ogni tiro che il turno può ancora portare, esattamente.
