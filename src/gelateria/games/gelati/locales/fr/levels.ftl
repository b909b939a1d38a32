# La force des bots ; l’anglais est dans levels.toml.

gelati-level-easy = Voit les bons emplacements, mais se trompe souvent sur le meilleur.
gelati-level-medium = Prévoit une tuile à l’avance et se trompe rarement de beaucoup.
gelati-level-hard = Joue d’avance quelques poses probables avant de se décider.
gelati-level-expert = Joue d’avance chaque pose probable, maintes fois, dans tous les mondes possibles.
