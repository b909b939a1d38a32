# La force des bots ; l’anglais est dans levels.toml.

geizen-level-easy = Ne regarde que les dés devant lui et les juge souvent mal.
geizen-level-medium = Juge assez bien ce que vaut un dé maintenant, mais ne compte pas avec les lancers à venir.
geizen-level-hard = Compte avec chaque lancer que le tour peut encore apporter, et se trompe un peu.
geizen-level-expert = Compte avec chaque lancer que le tour peut encore apporter, exactement.
