# Les mots de Gelati.

gelati-kind-0 = gobelet en carton
gelati-kind-1 = cornet
gelati-kind-2 = coupe en verre
gelati-kind-3 = bol en porcelaine
gelati-kind-4 = glace à la fraise
gelati-kind-5 = glace à la vanille
gelati-kind-6 = glace au chocolat
gelati-kind-7 = glace à la pistache
gelati-kind-8 = gaufrette
gelati-kind-9 = fraise
gelati-kind-10 = cerise
gelati-kind-11 = ombrelle en papier
gelati-in-0 = en gobelet
gelati-in-1 = en cornet
gelati-in-2 = en coupe
gelati-in-3 = en bol
gelati-with-8 = avec une gaufrette
gelati-with-9 = avec une fraise
gelati-with-10 = avec une cerise
gelati-with-11 = avec une ombrelle
gelati-ice = une { $flavour } { $cup } { $topping }

gelati-ask-place = Posez une tuile.
gelati-ask-swap = Rien ne convient. Quelle tuile échangez-vous ?
gelati-ask-order = { $extra ->
    [0] Servir, échanger ou continuer ?
    [one] Vous avez { $extra } jeton de trop.
   *[other] Vous avez { $extra } jetons de trop.
}
gelati-do-place = Poser { $tile } en { $q }, { $r }
gelati-do-swap = Échanger { $tile }
gelati-do-fulfil = Servir { $order }
gelati-do-trade = Échanger { $give } contre { $take }
gelati-do-discard = Rendre : { $kind }
gelati-do-done = Continuer

gelati-place-it = La poser ici
gelati-swap-it = Échanger cette tuile
gelati-serve = Servir
gelati-trade = Échanger
gelati-put-back = Rendre
gelati-hint-place = Elle doit avoir un point commun avec chaque voisine.
gelati-hint-serve = { $points } points : { $ice }
gelati-hint-trade = Échangez deux de vos jetons contre un autre.
gelati-hint-second = Touchez un second jeton, ou ce que vous voulez.
gelati-hint-take = Touchez maintenant ce que vous voulez en échange.
gelati-hint-give = { $kind } : touchez deux jetons à donner en échange.
gelati-hint-back = { $kind } : rendez ce jeton, ou échangez-le avec un autre.
gelati-worth = { $sides ->
    [one] { $sides } côté en contact : { $points } point.
   *[other] { $sides } côtés en contact : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
gelati-worth-row = { $points ->
    [one] { $points } point pour { $sides ->
        [one] { $sides } côté, et une ligne : { $kinds } !
       *[other] { $sides } côtés, et une ligne : { $kinds } !
    }
   *[other] { $points } points pour { $sides } côtés, et une ligne : { $kinds } !
}

gelati-board = Les tuiles sur la table
gelati-laid = { $ice } ; rangée { $row }, colonne { $column }
gelati-place = Ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $sides ->
    [one] { $sides } côté
   *[other] { $sides } côtés
} ; rangée { $row }, colonne { $column }
gelati-place-row = Ici : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $sides ->
    [one] { $sides } côté
   *[other] { $sides } côtés
}, et une ligne : { $kinds } ; rangée { $row }, colonne { $column }
gelati-zoom-in = Plus près
gelati-zoom-out = Plus loin
gelati-zoom-fit = Voir tout le plateau
gelati-beyond-left = { $count ->
    [one] Encore une place à gauche
   *[other] Encore { $count } places à gauche
}
gelati-beyond-right = { $count ->
    [one] Encore une place à droite
   *[other] Encore { $count } places à droite
}
gelati-beyond-top = { $count ->
    [one] Encore une place en haut
   *[other] Encore { $count } places en haut
}
gelati-beyond-bottom = { $count ->
    [one] Encore une place en bas
   *[other] Encore { $count } places en bas
}
gelati-hand = Vos tuiles
gelati-own = Tuile { $number } : { $ice }
gelati-orders = Vos commandes secrètes
gelati-order = Commande : { $ice }, { $points } points ; composants : { $there } sur 3
gelati-tokens = Vos jetons
gelati-supply = Réserve
gelati-supply-kind = { $kind }, il en reste { $count }
gelati-supply-needed = { $kind }, il en reste { $count } ; une de vos commandes en a besoin
gelati-stack = { $tiles ->
    [one] { $tiles } tuile dans la pile
   *[other] { $tiles } tuiles dans la pile
}
gelati-goal = Il faut { $goal } points pour gagner
gelati-aside = Échangée : { $ice }
gelati-rival = { $name } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $orders ->
    [one] { $orders } commande.
   *[other] { $orders } commandes.
}
gelati-rival-tokens = Jetons : { $tokens }.
gelati-rival-seen = Tuiles connues : { $tiles }.
gelati-rival-opened = Commandes : { $orders }.
gelati-opened = { $name } avait pour commandes : { $orders }.

gelati-material-sides = Côtés qui se touchent : { $sides }, points : { $points }

gelati-key-tile = Choisir une de vos tuiles
gelati-key-place = De place en place, la meilleure d’abord
gelati-key-ahead = Faire ce que propose la barre
gelati-key-back = Lâcher ce qui était choisi
gelati-key-zoom = Plus près, plus loin, tout voir

gelati-event-opened = Sur la table : { $tile }.
gelati-event-began = Au tour de { $seat }.
    .you = À vous de jouer.
gelati-event-drew = { $tile ->
    [none] { $seat } pioche une tuile.
   *[other] { $seat } pioche { $tile }.
}
    .you = { $tile ->
        [none] Vous piochez une tuile.
       *[other] Vous piochez { $tile }.
    }
gelati-event-drew-order = { $order ->
    [none] { $seat } pioche une commande.
   *[other] { $seat } pioche la commande : { $order }.
}
    .you = { $order ->
        [none] Vous piochez une commande.
       *[other] Vous piochez la commande : { $order }.
    }
gelati-event-placed = { $seat } pose { $tile }.
    .you = Vous posez { $tile }.
gelati-event-scored = { $points ->
    [0] { $seat } ne marque rien pour { $sides ->
        [one] { $sides } côté
       *[other] { $sides } côtés
    }.
    [one] { $seat } marque { $points } point pour { $sides } côtés.
   *[other] { $seat } marque { $points } points pour { $sides } côtés.
}
    .you = { $points ->
        [0] Vous ne marquez rien pour { $sides ->
            [one] { $sides } côté
           *[other] { $sides } côtés
        }.
        [one] Vous marquez { $points } point pour { $sides } côtés.
       *[other] Vous marquez { $points } points pour { $sides } côtés.
    }
gelati-event-earned = Une ligne ! { $seat } prend un jeton : { $kind }.
    .you = Une ligne ! Vous prenez un jeton : { $kind }.
gelati-event-missed = Une ligne : { $kind }. Mais la réserve n’a plus de jeton pour { $seat }.
    .you = Une ligne : { $kind }. Mais la réserve n’a plus de jeton pour vous.
gelati-event-fulfilled = { $points ->
    [one] { $seat } sert { $order } : { $points } point !
   *[other] { $seat } sert { $order } : { $points } points !
}
    .you = { $points ->
        [one] Vous servez { $order } : { $points } point !
       *[other] Vous servez { $order } : { $points } points !
    }
gelati-event-traded = { $seat } échange { $give } contre { $take }.
    .you = Vous échangez { $give } contre { $take }.
gelati-event-discarded = { $seat } rend un jeton : { $kind }.
    .you = Vous rendez un jeton : { $kind }.
gelati-event-showed = Rien ne convient. { $seat } montre { $tiles }.
    .you = Rien ne convient. Vous montrez { $tiles }.
gelati-event-swapped = { $seat } échange { $out } contre { $new }.
    .you = Vous échangez { $out } contre { $new }.
gelati-event-shuffled = { $tiles ->
    [one] { $tiles } tuile retourne dans la pile.
   *[other] { $tiles } tuiles retournent dans la pile.
}
gelati-event-reshuffled = { $orders ->
    [one] { $orders } commande servie retourne dans la pile.
   *[other] { $orders } commandes servies retournent dans la pile.
}
gelati-event-passed = { $seat } passe.
    .you = Vous passez.
gelati-event-ended = { $points ->
    [one] La partie est finie : { $winners } avec { $points } point.
   *[other] La partie est finie : { $winners } avec { $points } points.
}

gelati-points-sides = côtés en contact
gelati-points-orders = commandes

gelati-why-points = plus de points
gelati-why-near = le but à portée de main
gelati-why-tokens = plus de jetons
gelati-why-order = une commande plus près d’être servie
gelati-why-order-late = une commande qui arrive à temps
gelati-why-order-too = une seconde commande plus près d’être servie
gelati-why-able = une commande que l’on peut servir
gelati-why-able-now = une commande à servir dès ce tour
gelati-why-able-later = une commande à servir au prochain tour
gelati-why-ends-it = plus qu’une commande avant le but
gelati-why-gain = une meilleure place pour une tuile
gelati-why-gain-now = une meilleure place tout de suite
gelati-why-gain-next = une meilleure place pour le prochain tour
gelati-why-gain-late = une bonne place près du but
gelati-why-other-gain = une seconde bonne place
gelati-why-other-gain-now = une seconde bonne place tout de suite
gelati-why-own-gain = une bonne place que personne d’autre ne peut prendre
gelati-why-own-gain-late = une place près du but que personne d’autre ne peut prendre
gelati-why-other-own-gain = une seconde place que personne d’autre ne peut prendre
gelati-why-left-gain = une bonne place même après le joueur suivant
gelati-why-left-gain-late = une bonne place près du but même après le joueur suivant
gelati-why-fills = une place qui complète une commande
gelati-why-fills-now = une place qui complète tout de suite une commande
gelati-why-wins = un coup qui gagnerait
gelati-why-wins-now = un coup gagnant tout de suite
gelati-why-wins-next = un coup gagnant au tour suivant
gelati-why-wins-twice = deux façons de gagner
gelati-why-in-two = une victoire en deux tours
gelati-why-in-two-now = une victoire en deux tours dès maintenant
gelati-why-turn = le tour
gelati-why-turn-late = le tour près du but
gelati-why-next = le prochain tour
gelati-why-next-late = le prochain tour près du but
