# Les mots de Gelato Mio.

gelato-mio-letter-vanilla = V
gelato-mio-letter-strawberry = F
gelato-mio-letter-chocolate = C
gelato-mio-letter-creams = Cr
gelato-mio-letter-sugar = Su
gelato-mio-letter-bowl = Co
gelato-mio-letter-cone = Cn
gelato-mio-letter-wafer = Ga

gelato-mio-card-vanilla = { $count ->
    [one] vanille
   *[other] { $count } vanilles
}
gelato-mio-card-strawberry = { $count ->
    [one] fraise
   *[other] { $count } fraises
}
gelato-mio-card-chocolate = { $count ->
    [one] chocolat
   *[other] { $count } chocolats
}
gelato-mio-card-creams = { $count ->
    [one] crème
   *[other] { $count } crèmes
}
gelato-mio-card-sugar = { $count ->
    [one] sucre
   *[other] { $count } sucres
}
gelato-mio-card-bowl = { $count ->
    [one] une coupe
   *[other] { $count } coupes
}
gelato-mio-card-cone = { $count ->
    [one] un cornet
   *[other] { $count } cornets
}
gelato-mio-card-wafer = { $count ->
    [one] une gaufrette
   *[other] { $count } gaufrettes
}
gelato-mio-ball-vanilla = { $count ->
    [one] une boule de vanille
   *[other] { $count } boules de vanille
}
gelato-mio-ball-strawberry = { $count ->
    [one] une boule de fraise
   *[other] { $count } boules de fraise
}
gelato-mio-ball-chocolate = { $count ->
    [one] une boule de chocolat
   *[other] { $count } boules de chocolat
}

gelato-mio-ask-act = Prendre, préparer, servir, aide ?
gelato-mio-ask-pay = { $owed ->
    [one] Encore une carte pour l’aide. Laquelle ?
   *[other] L’aide coûte { $owed } cartes. Laquelle d’abord ?
}
gelato-mio-ask-ask = Dans quelle main tirer une carte ?
gelato-mio-ask-discard = { $owed ->
    [one] Contrôle : { $owed } carte doit partir.
   *[other] Contrôle : { $owed } cartes doivent partir.
}
gelato-mio-ask-return = { $owed ->
    [one] Contrôle : { $owed } boule doit partir.
   *[other] Contrôle : { $owed } boules doivent partir.
}
gelato-mio-do-draw = Prendre : { $cards }
gelato-mio-do-make = Préparer { $ball }
gelato-mio-do-serve = Servir { $order }
gelato-mio-do-help = Se faire aider
gelato-mio-do-ask = Tirer une carte chez { $whom }
gelato-mio-do-pass = Passer
gelato-mio-do-discard = Défausser : { $card }
gelato-mio-do-return = Rendre { $ball }

gelato-mio-hint = Les voisines identiques viennent aussi.
gelato-mio-hint-ready = Ce qui est vert est prêt.
gelato-mio-hint-discard = Touchez une carte de la main.
gelato-mio-hint-return = Touchez les boules à rendre.
gelato-mio-help-costs = { $cards ->
    [one] { $cards } carte contre une des leurs
   *[other] { $cards } cartes contre une des leurs
}
gelato-mio-hint-help = Ensuite vous prenez une carte, sans la voir, dans une autre main.
gelato-mio-along = { $count ->
    [one] { $count } voisine identique vient aussi.
   *[other] { $count } voisines identiques viennent aussi.
}
gelato-mio-last = { $turns ->
    [one] Une pile est vide : encore { $turns } tour.
   *[other] Une pile est vide : encore { $turns } tours.
}
gelato-mio-missing = Il manque : { $parts }
gelato-mio-order = { $vessel ->
    [bowl] coupe : { $balls } ({ $points })
   *[cone] cornet : { $balls } ({ $points })
}
gelato-mio-behind = { $count ->
    [one] { $count } attend derrière
   *[other] { $count } attendent derrière
}
gelato-mio-nobody = Plus personne n’attend ici.
gelato-mio-display = Vitrine
gelato-mio-place = { $count ->
    [one] Place { $place } : { $card }
   *[other] Place { $place } : { $card } ; { $count } cartes viennent ensemble
}
gelato-mio-place-empty = La place { $place } est vide
gelato-mio-piles = Glace
gelato-mio-pile = { $left ->
    [0] Cette pile est vide.
   *[other] Sur la pile : { $balls }
}
gelato-mio-own = { $count ->
    [0] Vous n’en avez pas
   *[other] Devant vous : { $balls }
}
gelato-mio-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
gelato-mio-discards = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
gelato-mio-customers = Clients
gelato-mio-goals = Objectifs
gelato-mio-players = Mains et glaces des autres
gelato-mio-hand = { $count ->
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
gelato-mio-hand-empty = Votre main est vide : servez-vous !
gelato-mio-holds = { $name } a { $cards }.
gelato-mio-holds-none = { $name } n’a pas de cartes.
gelato-mio-unknown = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}
gelato-mio-holds-many = { $count ->
    [one] { $name } a { $count } carte.
   *[other] { $name } a { $count } cartes.
}
gelato-mio-note-open = Notes sur la main de { $name }
gelato-mio-note-title = Que peut avoir { $name } en main ?
gelato-mio-note-about = Vous seul le voyez. Cela reste dans ce navigateur.
gelato-mio-note-more = Un de plus : { $card }
gelato-mio-note-less = Un de moins : { $card }
gelato-mio-noted = noté : { $cards }
gelato-mio-note-wipe = Tout effacer
gelato-mio-control-hands = Qui a trop de cartes ?
gelato-mio-control-balls = Qui a trop de glace ?
gelato-mio-goal-bowls = coupes
gelato-mio-goal-doubles = cornets à 2 boules
gelato-mio-goal-singles = cornets à 1 boule
gelato-mio-goal-vanilla = le plus de vanille
gelato-mio-goal-strawberry = le plus de fraise
gelato-mio-goal-chocolate = le plus de chocolat
gelato-mio-goal-all = le plus de boules
gelato-mio-race = Premier à { $number } { $goal } : { $worth }. Vous : { $own }.
gelato-mio-most = { $leads ->
    [one] À la fin, { $goal } : { $worth }. Vous : { $own } ; { $name } mène.
   *[nobody] À la fin, { $goal } : { $worth }. Vous : { $own }.
}
gelato-mio-goal-taken = { $goal }, { $worth } : pris par { $owner }.

gelato-mio-material-hands = { $count } pour les mains
gelato-mio-material-balls = { $count } pour la glace
gelato-mio-material-race = Premier à { $number } { $goal } : { $worth }
gelato-mio-material-most = À la fin, { $goal } : { $worth }

gelato-mio-key-display = Aller à une place de la vitrine
gelato-mio-key-walk = De carte en carte dans la vitrine
gelato-mio-key-take = Prendre la carte marquée

gelato-mio-event-began = Au tour de { $seat }.
    .you = À vous de jouer.
gelato-mio-event-dealt = Nouveau dans la ligne { $line } : { $card }.
gelato-mio-event-took = { $card ->
    [none] { $seat } prend dans la vitrine.
   *[other] { $seat } prend dans la vitrine : { $card }.
}
    .you = Vous prenez dans la vitrine : { $card }.
gelato-mio-event-reshuffled = { $cards ->
    [one] La pioche est épuisée : { $cards } carte défaussée forme la nouvelle.
   *[other] La pioche est épuisée : { $cards } cartes défaussées forment la nouvelle.
}
gelato-mio-event-halted = La ligne { $line } reste vide : il n’y a rien pour la remplir.
gelato-mio-event-controlled = { $quality ->
    [hands] Contrôle qualité des mains !
   *[balls] Contrôle qualité de la glace !
}
gelato-mio-event-inspected = { $quality ->
    [hands] { $count ->
        [one] { $seat } en a trop : { $count } carte doit partir.
       *[other] { $seat } en a trop : { $count } cartes doivent partir.
    }
   *[balls] { $count ->
        [one] { $seat } a trop de glace : { $count } boule doit revenir.
       *[other] { $seat } a trop de glace : { $count } boules doivent revenir.
    }
}
    .you = { $quality ->
        [hands] { $count ->
            [one] Vous en avez trop : { $count } carte doit partir.
           *[other] Vous en avez trop : { $count } cartes doivent partir.
        }
       *[balls] { $count ->
            [one] Vous avez trop de glace : { $count } boule doit revenir.
           *[other] Vous avez trop de glace : { $count } boules doivent revenir.
        }
    }
gelato-mio-event-discarded = { $seat } défausse : { $card }.
    .you = Vous défaussez : { $card }.
gelato-mio-event-returned = { $seat } rend { $ball }.
    .you = Vous rendez { $ball }.
gelato-mio-event-made = { $seat } prépare { $ball }.
    .you = Vous préparez { $ball }.
gelato-mio-event-served = { $points ->
    [one] { $seat } sert le client de la place { $place } : { $points } point !
   *[other] { $seat } sert le client de la place { $place } : { $points } points !
}
    .you = { $points ->
        [one] Vous servez le client de la place { $place } : { $points } point !
       *[other] Vous servez le client de la place { $place } : { $points } points !
    }
gelato-mio-event-came = Le client suivant arrive à la place { $place }.
gelato-mio-event-claimed = { $points ->
    [one] { $seat } atteint l’objectif « { $goal } » : { $points } point.
   *[other] { $seat } atteint l’objectif « { $goal } » : { $points } points.
}
    .you = { $points ->
        [one] Vous atteignez l’objectif « { $goal } » : { $points } point.
       *[other] Vous atteignez l’objectif « { $goal } » : { $points } points.
    }
gelato-mio-event-stole = { $card ->
    [none] { $seat } tire une carte chez { $whom }.
   *[other] { $seat } tire chez { $whom } : { $card }.
}
    .you = { $card ->
        [none] Vous tirez une carte chez { $whom }.
       *[other] Vous tirez chez { $whom } : { $card }.
    }
    .yours = { $card ->
        [none] { $seat } tire une carte chez vous.
       *[other] { $seat } tire chez vous : { $card }.
    }
gelato-mio-event-passed = { $seat } ne peut rien faire et passe.
    .you = Vous ne pouvez rien faire et passez.
gelato-mio-event-emptied = { $seat } prépare la dernière de sa pile, { $ball } : encore un tour pour tous.
    .you = Vous préparez la dernière de sa pile, { $ball } : encore un tour pour tous.
gelato-mio-event-showed = { $cards-count ->
    [0] { $seat } montre une main vide.
   *[other] { $points ->
        [0] { $seat } montre { $cards } : aucune paire.
        [one] { $seat } montre { $cards } : { $points } point pour les paires.
       *[other] { $seat } montre { $cards } : { $points } points pour les paires.
    }
}
    .you = { $cards-count ->
        [0] Vous montrez une main vide.
       *[other] { $points ->
            [0] Vous montrez { $cards } : aucune paire.
            [one] Vous montrez { $cards } : { $points } point pour les paires.
           *[other] Vous montrez { $cards } : { $points } points pour les paires.
        }
    }
gelato-mio-event-won = { $points ->
    [one] { $seat } a { $goal }, avec { $balls } : { $points } point.
   *[other] { $seat } a { $goal }, avec { $balls } : { $points } points.
}
    .you = { $points ->
        [one] Vous avez { $goal }, avec { $balls } : { $points } point.
       *[other] Vous avez { $goal }, avec { $balls } : { $points } points.
    }
gelato-mio-event-ended = { $points ->
    [one] La partie est finie : { $winners } avec { $points } point.
   *[other] La partie est finie : { $winners } avec { $points } points.
}

gelato-mio-points-customers = clients
gelato-mio-points-races = objectifs
gelato-mio-points-majorities = le plus de boules
gelato-mio-points-pairs = paires en main

gelato-mio-why-score = plus de points
gelato-mio-why-late-score = plus de points vers la fin
gelato-mio-why-last-score = plus de points au dernier tour
gelato-mio-why-first = un bon client servi plus tôt
gelato-mio-why-late-first = un bon client servi avant la fin
gelato-mio-why-second = un deuxième client servi plus tôt
gelato-mio-why-ready = un client à servir tout de suite
gelato-mio-why-balls = plus de boules sur la table
gelato-mio-why-late-balls = plus de boules sur la table vers la fin
gelato-mio-why-balls-at-risk = moins de boules menacées par un contrôle
gelato-mio-why-cards = plus de cartes en main
gelato-mio-why-late-cards = plus de cartes en main vers la fin
gelato-mio-why-cards-at-risk = moins de cartes menacées par un contrôle
gelato-mio-why-flavours = plus de parfums en main
gelato-mio-why-creams = plus de crème en main
gelato-mio-why-sugar = plus de sucre en main
gelato-mio-why-bowl = une coupe en main
gelato-mio-why-cone = plus de cornets en main
gelato-mio-why-wafer = une gaufrette en main
gelato-mio-why-to-make = une boule à préparer tout de suite
gelato-mio-why-flavour-lead = une plus grande avance dans un parfum vers la fin
gelato-mio-why-ball-lead = une plus grande avance en boules
gelato-mio-why-bowls = une meilleure place dans la course aux coupes
gelato-mio-why-doubles = une meilleure place dans la course aux cornets à 2 boules
gelato-mio-why-singles = une meilleure place dans la course aux cornets à 1 boule
gelato-mio-why-pairs = plus de paires en main vers la fin
gelato-mio-why-to-move = le tour
gelato-mio-why-to-discard = moins de cartes à défausser
gelato-mio-why-to-return = moins de boules à rendre
gelato-mio-why-to-pay = moins de cartes à payer pour l’aide
gelato-mio-why-to-steal = de l’aide en route
