# Les règles de Geizen.

rules-section-aim = But du jeu
rule-geizen-aim = Soyez avare de vos jetons : cédez-en peu et gagnez-en le plus possible. Dès que quelqu’un n’en a plus à la fin de son propre tour, celui qui a le plus de jetons gagne.

rules-section-material = Matériel
rule-geizen-chips = Il y a 130 jetons. Chacun commence avec 18 jetons (à 2 joueurs), 22 (à 3) ou 25 (à 4 ou 5). Le reste est la banque : 94 jetons à 2 joueurs, 64 à 3, 30 à 4 et 5 à 5.
rule-geizen-dice = Il y a cinq dés à six faces.
rule-geizen-rows = Le plateau a cinq rangées, pour les nombres 1 à 5. Chaque rangée se remplit à partir du haut, la première case libre d’abord. Un 6 n’a pas de rangée.
rule-geizen-board = Les rangées 1 à 5 ont 4, 5, 6, 7 et 8 cases, la dernière rouge, et des flèches qui indiquent 1, 1, 2, 2 et 3. La quatrième case de la rangée 3 ainsi que la quatrième et la cinquième des rangées 4 et 5 sont jaunes, toutes les autres vertes.
rule-geizen-start-player = Le premier joueur est tiré au sort.

rules-section-a-turn = Un tour
rule-geizen-roll = À votre tour, vous lancez tous les dés que vous n’avez pas encore gardés.
rule-geizen-keep-one = Après chaque lancer, vous gardez au moins un des dés lancés.
rule-geizen-keep-any = Vous gardez ceux que vous voulez : nombres identiques ou différents, et aussi une partie seulement de plusieurs dés identiques.
rule-geizen-keep-final = Un dé gardé n’est plus relancé ce tour-ci. Vous continuez jusqu’à avoir gardé les cinq, après cinq lancers au plus ; s’arrêter plus tôt n’est pas permis.

rules-section-scoring-after-the-fifth-die = Le décompte, après le cinquième dé
rule-geizen-pay-each = Pour chaque dé, vous posez des jetons sur la première case libre de la rangée de son nombre.
rule-geizen-double-first = La première case des rangées 1 et 2 demande deux jetons, toute autre case un seul.
rule-geizen-green = Sur une case verte, vous posez vos propres jetons.
rule-geizen-yellow = Sur une case jaune, vous posez un jeton de la banque.
rule-geizen-yellow-empty-bank = Si la banque est vide, vous posez votre propre jeton sur une case jaune.
rule-geizen-six-free = Un 6 ne coûte rien.
rule-geizen-red-own = Sur une case rouge, vous posez votre propre jeton.
rule-geizen-red-take = Avec sa case rouge, la rangée est pleine : vous prenez tous ses jetons, y compris celui que vous venez de poser.
rule-geizen-arrow = Ensuite, chacun des autres paie à la banque autant de jetons que l’indique la flèche de cette rangée.
rule-geizen-arrow-short = Qui en a moins paie tout ce qu’il a.
rule-geizen-restart-row = Une rangée prise est vide. S’il vous reste des dés de son nombre, vous la recommencez dans le même tour ; vous pouvez même la remplir une deuxième fois, avec tout ce qui s’ensuit.
rule-geizen-order = Vous choisissez quel nombre est payé d’abord, toujours avec tous ses dés, mais la question n’est posée que si cela change quelque chose : sinon viennent d’abord les rangées qui se remplissent, puis les nombres les plus petits.
rule-geizen-loan = Si vous avez trop peu de jetons, vous empruntez à la banque ceux qui manquent : 5 au plus dans un tour, et jamais plus qu’elle n’en a.
rule-geizen-loan-void = Un dé que vous ne pouvez pas payer même ainsi est perdu, et rien n’est posé pour lui. Vous ne choisissez que parmi les ordres qui laissent le moins de dés perdus.
rule-geizen-repay = À la fin de votre tour, vous rendez l’emprunt. Si vous ne pouvez pas tout rendre, vous rendez ce que vous avez et il ne vous reste aucun jeton.
rule-geizen-stay-on-board = Les jetons restent sur le plateau d’un tour à l’autre. On joue dans le sens horaire.

rules-section-the-end = La fin
rule-geizen-end = La partie s’achève quand un joueur n’a plus de jeton à la fin de son propre tour. Qui perd son dernier jeton pendant le tour d’un autre continue à jouer, en empruntant.
rule-geizen-winner = Celui qui a le plus de jetons gagne ; à égalité, il y a plusieurs vainqueurs. Les jetons du plateau ne comptent pour personne.
