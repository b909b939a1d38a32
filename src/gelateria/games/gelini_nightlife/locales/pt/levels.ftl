# A força dos bots; o inglês está em levels.toml.

gelini-nightlife-level-easy = Leva logo o que parece bom, e muitas vezes avalia-o mal.
gelini-nightlife-level-medium = Avalia com poucos erros o que uma peça vale, mas não pensa em quem decide a seguir.
gelini-nightlife-level-hard = Conta com os próximos lances e com todos os que os podem aceitar, e erra um pouco.
gelini-nightlife-level-expert = Conta com os próximos lances e com todos os que os podem aceitar, com exatidão.
