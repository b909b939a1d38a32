# La force des bots ; l’anglais est dans levels.toml.

gelini-nightlife-level-easy = Prend tout de suite ce qui a l’air bon, et le juge souvent mal.
gelini-nightlife-level-medium = Juge avec peu d’erreurs ce que vaut une carte, mais ne pense pas à qui choisit ensuite.
gelini-nightlife-level-hard = Compte avec les prochains lancers et avec tous ceux qui peuvent les prendre, et se trompe un peu.
gelini-nightlife-level-expert = Compte avec les prochains lancers et avec tous ceux qui peuvent les prendre, exactement.
