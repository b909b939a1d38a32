# Les règles de Geizen.

rules-section-material = Matériel
rule-geizen-chips = 130 jetons. Chacun commence avec 18 (à 2 joueurs), 22 (à 3) ou 25 (à 4 ou 5). Le reste est la banque : 94 / 64 / 30 / 5.
rule-geizen-dice = Cinq dés à six faces.
rule-geizen-rows = Cinq rangées, pour les nombres 1 à 5, remplies à partir du haut, la première case libre d’abord. Un 6 n’a pas de rangée.
rule-geizen-board = Les cases de haut en bas : rangée 1 `GGGR`, rangée 2 `GGGGR`, rangée 3 `GGGYGR`, rangée 4 `GGGYYGR`, rangée 5 `GGGYYGGR` ; flèches 1, 1, 2, 2, 3. La longueur de la rangée 2, ses cases 1, 4 et 5, sa flèche et la quatrième case de la rangée 4 sont D ; des critiques confirment que les flèches vont de 1 à 3, que les rangées sont inégales et que les cases jaunes sont rares ; le reste est C.
rule-geizen-start-player = Le premier joueur est tiré au sort.

rules-section-a-turn = Un tour
rule-geizen-roll = Le joueur lance tous les dés qui ne sont pas de côté.
rule-geizen-keep-one = Après chaque lancer, au moins un dé lancé est mis de côté.
rule-geizen-keep-any = Tout choix est permis : faces identiques ou différentes, et aussi une partie seulement de plusieurs dés identiques.
rule-geizen-keep-final = Un dé mis de côté n’est plus relancé ce tour-ci ; le tour continue jusqu’à ce que les cinq soient de côté (cinq lancers au plus). S’arrêter plus tôt n’est pas permis.

rules-section-scoring-after-the-fifth-die = Le décompte, après le cinquième dé
rule-geizen-pay-each = Pour chaque dé, des jetons vont sur la première case libre de sa rangée.
rule-geizen-double-first = La première case des rangées 1 et 2 demande deux jetons par dé.
rule-geizen-green = Les jetons des cases vertes viennent de la réserve du joueur.
rule-geizen-yellow = Le jeton d’une case jaune vient de la banque.
rule-geizen-yellow-empty-bank = Si la banque est vide devant une case jaune, le joueur pose un jeton à lui.
rule-geizen-six-free = Un 6 ne coûte rien.
rule-geizen-red-own = Le jeton d’une case rouge est un jeton du joueur.
rule-geizen-red-take = Une fois la case rouge remplie, le joueur prend tous les jetons de cette rangée, y compris celui qu’il vient de poser.
rule-geizen-arrow = Ensuite, tous les autres paient à la banque le nombre de la flèche de la rangée.
rule-geizen-arrow-short = Qui en a moins paie ce qu’il a.
rule-geizen-restart-row = Les dés qui restent pour une rangée tout juste vidée la recommencent, dans le même tour ; elle peut être complétée deux fois, et chaque fois elle rapporte et les autres paient.
rule-geizen-order = Le joueur choisit dans quel ordre les nombres sont payés ; tous les dés d’un même nombre vont ensemble. La question n’est posée que si l’ordre peut changer le résultat (les jetons du joueur et ce que la banque peut prêter risquent de manquer, ou la banque risque de se vider) ; sinon viennent d’abord les rangées qui se complètent, puis les autres par ordre croissant.
rule-geizen-loan = Qui n’a pas assez emprunte à la banque : automatiquement, seulement ce qui manque, 5 au plus dans le tour et au plus ce que la banque possède.
rule-geizen-loan-void = Un dé qui ne peut pas être payé même ainsi est perdu ; les autres continuent.
rule-geizen-repay = L’emprunt est rendu à la fin du tour ; qui ne peut pas tout rendre paie ce qu’il a et possède alors 0.
rule-geizen-stay-on-board = Les jetons restent sur le plateau d’un tour à l’autre ; on joue dans le sens horaire.

rules-section-the-end = La fin
rule-geizen-end = La partie s’achève quand un joueur ne possède plus de jeton à la fin de son propre tour. Un joueur tombé à 0 pendant le tour d’un autre continue à jouer, à crédit.
rule-geizen-winner = Celui qui a le plus de jetons gagne ; à égalité, il y a plusieurs vainqueurs. Les jetons du plateau ne comptent pour personne.
