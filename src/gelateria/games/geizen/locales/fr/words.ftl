# Les mots de Geizen.

geizen-score = { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
}
geizen-ask-throw = Lancez les dés.
geizen-ask-keep = Gardez au moins un dé. Les autres sont relancés.
geizen-ask-pay = Les jetons manquent. Quel nombre payez-vous d’abord ?
geizen-do-throw = Lancer
geizen-do-keep = Garder { $dice }
geizen-do-pay = Payer les { $number }
geizen-keep-these = { $count ->
    [one] Garder { $count } dé
   *[other] Garder { $count } dés
}
geizen-keep-none = Garder…
geizen-keep-all = Tous
geizen-hint-keep = Touchez des dés pour les garder.
geizen-hint-pay = Touchez une rangée qui brille.
geizen-pay-brings = { $gain ->
    [0] D’abord les { $number } : poser { $own }.
   *[other] D’abord les { $number } : poser { $own }, prendre { $gain }.
}
geizen-pay-voids = { $gain ->
    [0] D’abord les { $number } : poser { $own } ; ensuite perdu : { $voids }.
   *[other] D’abord les { $number } : poser { $own }, prendre { $gain } ; ensuite perdu : { $voids }.
}
geizen-cost = { $cost ->
    [0] Pour l’instant cela ne coûte rien.
    [one] Pour l’instant cela coûte { $cost } jeton.
   *[other] Pour l’instant cela coûte { $cost } jetons.
}
geizen-cost-full = Poser { $cost }, prendre { $gain } : la rangée { $rows } serait pleine !
geizen-cost-order = Les jetons manqueraient : vous choisiriez quoi payer d’abord.
geizen-cost-loan = La banque en prêterait { $chips }.
geizen-cost-void = { $dice ->
    [one] { $dice } dé serait perdu.
   *[other] { $dice } dés seraient perdus.
}
geizen-row = Rangée { $number } : { $filled } cases sur { $fields } remplies, les autres paieraient { $arrow }
geizen-thrown = Dés lancés
geizen-none-thrown = Les dés sont dans la tour.
geizen-all-kept = Tous les dés sont gardés.
geizen-kept = Gardés
geizen-die = un { $face }
geizen-die-six = un 6, il ne coûte rien
geizen-bank = Banque
geizen-loan = { $chips ->
    [one] La banque a prêté { $chips } jeton.
   *[other] La banque a prêté { $chips } jetons.
}
geizen-key-dice = Choisir un dé, ou la rangée à payer d’abord
geizen-key-ahead = Lancer, ou garder les dés choisis

geizen-event-began = Au tour de { $seat }.
    .you = À vous de jouer.
geizen-event-threw = { $seat } lance { $dice }.
    .you = Vous lancez { $dice }.
geizen-event-kept = { $seat } garde { $dice }.
    .you = Vous gardez { $dice }.
geizen-event-free = { $count ->
    [one] Le six est gratuit.
   *[other] Les { $count } six sont gratuits.
}
geizen-event-borrowed = { $chips ->
    [one] { $seat } emprunte { $chips } jeton à la banque.
   *[other] { $seat } emprunte { $chips } jetons à la banque.
}
    .you = { $chips ->
        [one] Vous empruntez { $chips } jeton à la banque.
       *[other] Vous empruntez { $chips } jetons à la banque.
    }
geizen-event-void = { $seat } ne peut pas payer un { $number } : il est perdu.
    .you = Vous ne pouvez pas payer un { $number } : il est perdu.
geizen-event-laid = { $own ->
    [0] La banque pose un jeton sur la rangée { $number } pour { $seat }.
    [one] { $seat } pose { $own } jeton sur la rangée { $number }.
   *[other] { $seat } pose { $own } jetons sur la rangée { $number }.
}
    .you = { $own ->
        [0] La banque pose un jeton sur la rangée { $number } pour vous.
        [one] Vous posez { $own } jeton sur la rangée { $number }.
       *[other] Vous posez { $own } jetons sur la rangée { $number }.
    }
geizen-event-took = { $chips ->
    [one] La rangée { $number } est pleine : { $seat } prend { $chips } jeton.
   *[other] La rangée { $number } est pleine : { $seat } prend { $chips } jetons.
}
    .you = { $chips ->
        [one] La rangée { $number } est pleine : vous prenez { $chips } jeton.
       *[other] La rangée { $number } est pleine : vous prenez { $chips } jetons.
    }
geizen-event-fined = { $chips ->
    [one] { $seat } paie { $chips } jeton à la banque.
   *[other] { $seat } paie { $chips } jetons à la banque.
}
    .you = { $chips ->
        [one] Vous payez { $chips } jeton à la banque.
       *[other] Vous payez { $chips } jetons à la banque.
    }
geizen-event-repaid = { $chips ->
    [0] { $seat } ne peut pas rendre l’emprunt.
   *[other] { $missing ->
        [0] { $seat } rend l’emprunt.
       *[other] { $seat } rend { $chips } ; il manque { $missing }.
    }
}
    .you = { $chips ->
        [0] Vous ne pouvez pas rendre l’emprunt.
       *[other] { $missing ->
            [0] Vous rendez l’emprunt.
           *[other] Vous rendez { $chips } ; il manque { $missing }.
        }
    }
geizen-event-ended = { $chips ->
    [one] La partie est finie : { $winners } avec { $chips } jeton.
   *[other] La partie est finie : { $winners } avec { $chips } jetons.
}

geizen-points-rows = rangées remplies
geizen-points-laid = jetons posés
geizen-points-arrows = flèches
geizen-points-loans = emprunts

geizen-why-chips = plus de jetons
geizen-why-lead = une plus grande avance
geizen-why-late-lead = une plus grande avance à l’approche de la fin
geizen-why-bank-lead = une plus grande avance tant que la banque est riche
geizen-why-share = une plus grande part des jetons
geizen-why-brink = plus de jetons pour tenir
geizen-why-turn = le tour
geizen-why-low-turn = un tour avec assez de jetons
geizen-why-last-turn = un tour avec quelques jetons en réserve
geizen-why-wait = moins d’attente jusqu’au prochain tour
geizen-why-loose = moins de dés laissés au hasard
geizen-why-row-1 = une meilleure chance de remplir la rangée 1
geizen-why-row-2 = une meilleure chance de remplir la rangée 2
geizen-why-row-3 = une meilleure chance de remplir la rangée 3
geizen-why-row-4 = une meilleure chance de remplir la rangée 4
geizen-why-row-5 = une meilleure chance de remplir la rangée 5
geizen-why-best-row = une meilleure chance pour la meilleure rangée
geizen-why-late-rows = de meilleures chances de remplir des rangées à l’approche de la fin
geizen-why-low-rows = de meilleures chances de remplir des rangées quand les jetons manquent
geizen-why-next-1 = une meilleure chance pour la rangée 1 au prochain tour
geizen-why-next-2 = une meilleure chance pour la rangée 2 au prochain tour
geizen-why-next-3 = une meilleure chance pour la rangée 3 au prochain tour
geizen-why-next-4 = une meilleure chance pour la rangée 4 au prochain tour
geizen-why-next-5 = une meilleure chance pour la rangée 5 au prochain tour
geizen-why-best-next = une meilleure chance pour la meilleure rangée au prochain tour
geizen-why-late-next = de meilleures chances au prochain tour à l’approche de la fin
