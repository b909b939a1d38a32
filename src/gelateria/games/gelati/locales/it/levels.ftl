# Quanto sono forti i bot; l’inglese sta in levels.toml.

gelati-level-easy = Vede i posti buoni, ma spesso sbaglia su quale sia il migliore.
gelati-level-medium = Pensa una tessera in anticipo e di rado sbaglia di molto.
gelati-level-hard = Prova alcune mosse probabili prima di decidere.
gelati-level-expert = Prova ogni mossa probabile, molte volte, in ogni mondo possibile.
