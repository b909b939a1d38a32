# A força dos bots; o inglês está em levels.toml.

geizen-level-easy = Olha só para os dados à sua frente e muitas vezes avalia-os mal.
geizen-level-medium = Avalia bem o que um dado vale agora, mas não conta com os lances que virão.
geizen-level-hard = Conta com cada lance que o turno ainda pode trazer e erra um pouco.
geizen-level-expert = Conta com cada lance que o turno ainda pode trazer, com exatidão.
