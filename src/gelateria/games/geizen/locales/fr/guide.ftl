# La première partie de Geizen, et les images à côté des règles.

geizen-lesson-throw = Ciao ! Cinq dés, cinq rangées, 18 jetons chacun. Les dés coûtent des jetons, les rangées pleines les rendent. Lancez !
geizen-lesson-six = Un 6 ne coûte rien, alors gardez-le : touchez le 6, puis le bouton. Les autres dés sont relancés.
geizen-lesson-rest = À vous de choisir. Gardez chaque fois un dé ou plus, ceux qui coûtent peu, jusqu’à avoir gardé les cinq.
geizen-lesson-paid = Chaque dé, sauf les 6, a posé un jeton sur sa rangée. Les rangées 1 et 2 commencent par deux jetons ; pour les cases jaunes, c’est la banque qui paie.
geizen-lesson-red = Quelques tours plus tard. Il ne manque à la rangée 3 que sa case rouge ★, et vous avez un 3 ! Gardez les deux dés.
geizen-lesson-taken = La rangée 3 est pleine : les six jetons sont à vous ! Et sa flèche a fait payer 2 à la banque à l’autre joueur.
geizen-lesson-loan = Plus tard dans la partie : il vous reste 1 jeton, vous avez gardé deux 5 et lancé un troisième. La rangée 5 demande trois jetons : vous en empruntez deux à la banque. Gardez les trois dés !
geizen-lesson-end = La rangée 5 a rapporté 8 jetons : vous avez rendu les 2, il vous en reste 6. Qui n’a plus de jeton après son propre tour met fin à la partie, et celui qui en a le plus gagne. À vous !

geizen-scene-opening = Cinq rangées, toutes vides. La rangée 1 est la plus courte, la 5 la plus longue ; le 6 n’en a pas.
geizen-scene-keeping = Un 2 et un 6 sont gardés. Parmi 3, 3 et 4, au moins un dé doit les rejoindre.
geizen-scene-yellow = Les rangées 3, 4 et 5 ont passé leurs cases jaunes : ces jetons sont venus de la banque.
geizen-scene-nearly = Un 3 remplirait la case rouge de la rangée 3 : six jetons attendent.
geizen-scene-taken = La rangée 3 était pleine. Ses jetons sont pris, elle est vide à nouveau, et l’autre joueur a payé 2.
geizen-scene-short = Deux 5 sont gardés et un troisième est lancé. Il faut trois jetons et il n’en reste qu’un : la banque prête les deux autres.
geizen-scene-lent = La rangée 5 est prise, les deux jetons empruntés sont revenus à la banque, et il en reste six.
geizen-scene-order = Plus un seul jeton à soi : l’ordre dans lequel on paie les nombres compte maintenant.
