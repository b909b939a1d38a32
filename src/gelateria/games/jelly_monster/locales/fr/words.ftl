# Les mots d’Attack of the Jelly Monster.

jelly-monster-score = { $points ->
    [one] { $points } gelée
   *[other] { $points } gelées
}
jelly-monster-ask-ready = Manche { $round } : on y va ?
jelly-monster-ask-place = { $how ->
    [throw] Lancez vos dés !
    [place] Placez un dé ou relancez.
    [calm] Placez un dé, ou aucun.
   *[end] Tous vos dés sont placés !
}
jelly-monster-ask-score = { $asks ->
    [neighbour] { $doubt ->
        [clockwise] Quelle récompense voisine ? Sans accord : sens horaire.
       *[counter-clockwise] Quelle récompense voisine ? Sans accord : sens inverse.
    }
    [lose] Quelle capsule retourne dans la boîte ?
   *[give] Pas assez de gelée pour tous. Qui reçoit la suivante ?
}
jelly-monster-do-ready = C’est parti !
jelly-monster-do-throw = Lancer
jelly-monster-do-place = { $does ->
    [up] Placer le { $die } dans le quartier { $district }, marqueur vers le haut
    [down] Placer le { $die } dans le quartier { $district }, marqueur vers le bas
    [remove] Placer le { $die } dans le quartier { $district }, envoyer au centre le { $other } de { $owner }
   *[nothing] Placer le { $die } dans le quartier { $district }
}
jelly-monster-do-pass = Ne rien placer
jelly-monster-do-seal = Boucler le quartier { $district }
jelly-monster-do-turn = Retourner le sablier
jelly-monster-do-done = J’ai fini
jelly-monster-do-choose = { $way ->
    [clockwise] Quartier { $pays }, sens horaire
   *[counter-clockwise] Quartier { $pays }, sens inverse
}
jelly-monster-do-give = Pour { $seat }
jelly-monster-do-lose = { $capsule ->
    [die] Rendre la capsule au dé
   *[other] Rendre la capsule de { $capsule }
}
jelly-monster-again = Relancer
jelly-monster-just-place = Sans effet
jelly-monster-back = Retour
jelly-monster-on = Manche { $round }
jelly-monster-tumbling = Les dés roulent…
jelly-monster-placing = Placé ! On continue…
jelly-monster-hurry = Le sable coule !
jelly-monster-hint-ready = La manche commence quand tous l’ont dit.
jelly-monster-hint-district = Dans quel quartier, le { $die } ?
jelly-monster-hint-effect = Que fait le { $die } dans le quartier { $district } ?
jelly-monster-would = { $leads ->
    [alone] Cela y ferait { $sum } : vous seriez en tête.
    [shared] Cela y ferait { $sum } : vous seriez en tête à égalité.
   *[no] Cela y ferait { $sum }.
}
jelly-monster-hint-seal = Touchez un quartier pour le boucler cette manche.
jelly-monster-wait-ready = On attend { $names }…
jelly-monster-countdown = Tout le monde est prêt…
jelly-monster-wait-place = Jouent encore : { $names }
jelly-monster-zones = Quartier { $number }, depuis l’entrée : { $zones }
jelly-monster-sand = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
jelly-monster-guard = Le sablier se retourne dans { $seconds }
jelly-monster-scored = La manche { $round } est comptée.
jelly-monster-read-again = Relire le décompte
jelly-monster-next-page = Page suivante
jelly-monster-gain = { $how ->
    [capsules] { $name } { $capsules ->
        [-1] perd une capsule
        [one] { $capsules } capsule
       *[other] { $capsules } capsules
    }
    [both] { $name } { $jelly } et { $capsules ->
        [-1] une capsule de moins
        [one] { $capsules } capsule
       *[other] { $capsules } capsules
    }
   *[jelly] { $name } { $jelly }
}
jelly-monster-capsules-open = On ouvre les capsules !

jelly-monster-city = La ville, dans le sens horaire depuis le quartier du drone
jelly-monster-centre = Centre-ville
jelly-monster-stack = { $count ->
    [one] { $count } capsule dans la pile
   *[other] { $count } capsules dans la pile
}
jelly-monster-player = { $name } : dés restants { $dice }, capsules { $capsules }, au centre { $centre }
jelly-monster-district = Quartier { $number }, zone { $zone } : { $reward }
jelly-monster-entrance = Entrée du quartier { $number }
jelly-monster-there = { $name } { $dice }, en tout { $sum }
jelly-monster-sealed = bouclé par { $name }
jelly-monster-thrown = Mes dés
jelly-monster-effects = Ce que fait le dé
jelly-monster-gifts = Qui reçoit de la gelée
jelly-monster-own-capsules = Mes capsules
jelly-monster-capsule-die = un dé
jelly-monster-die = un { $face }
jelly-monster-for-first = premier : { $reward }
jelly-monster-for-second = deuxième : { $reward }
jelly-monster-for-others = les autres présents : { $reward }
jelly-monster-for-dice = { $upto ->
    [any] { $least } dés ou plus : { $reward }
   *[some] { $least } à { $most } dés : { $reward }
}
jelly-monster-reward-jelly = { $amount ->
    [one] { $amount } gelée
   *[other] { $amount } gelées
}
jelly-monster-reward-capsule = une capsule
jelly-monster-reward-lose-capsule = perdre une capsule
jelly-monster-reward-per-capsule = { $amount ->
    [one] { $amount } gelée par capsule
   *[other] { $amount } gelées par capsule
}
jelly-monster-reward-take = prendre { $amount } à chacun
jelly-monster-reward-give = donner { $amount } à chacun
jelly-monster-reward-clockwise = ce que paie le suivant, sens horaire
jelly-monster-reward-counter-clockwise = ce que paie le suivant, sens inverse
jelly-monster-reward-either = ce que paie un voisin au choix
jelly-monster-reward-of = ce que paie le quartier { $district }
jelly-monster-reward-of-either = ce que paie le quartier { $district } ou { $other }, au choix

jelly-monster-key-throw = Lancer les dés
jelly-monster-key-digit = Un dé, puis un quartier, puis ce que fait le dé
jelly-monster-key-marker = Marqueur vers le haut ou le bas
jelly-monster-key-ahead = Seulement placer, ou faire ce que propose la barre
jelly-monster-key-back = Un pas en arrière

jelly-monster-event-laid = Le quartier { $district } est le plateau { $side }.
jelly-monster-event-began = La manche { $round } commence. Le drone est chez { $first }.
    .you = La manche { $round } commence. Le drone est chez vous.
jelly-monster-event-ordered = L’ordre : { $seats }.
jelly-monster-event-readied = { $seat } attend le départ.
    .you = Vous attendez le départ.
jelly-monster-event-started = Partez !
jelly-monster-event-threw = { $seat } lance { $dice }.
    .you = Vous lancez { $dice }.
jelly-monster-event-placed = { $seat } place un { $die } dans le quartier { $district }.
    .you = Vous placez un { $die } dans le quartier { $district }.
jelly-monster-event-removed = { $whose ->
    [own] { $seat } envoie son propre { $die } du quartier { $district } au centre-ville.
   *[other] { $seat } envoie le { $die } de { $owner } du quartier { $district } au centre-ville.
}
    .you = { $whose ->
        [own] Vous envoyez votre propre { $die } du quartier { $district } au centre-ville.
       *[other] Vous envoyez le { $die } de { $owner } du quartier { $district } au centre-ville.
    }
    .yours = { $seat } envoie votre { $die } du quartier { $district } au centre-ville.
jelly-monster-event-shifted = { $seat } déplace le marqueur du quartier { $district } à la zone { $zone }.
    .you = Vous déplacez le marqueur du quartier { $district } à la zone { $zone }.
jelly-monster-event-passed = { $seat } n’en place aucun.
    .you = Vous n’en placez aucun.
jelly-monster-event-emptied = { $seat } a placé son dernier dé.
    .you = Vous avez placé votre dernier dé.
jelly-monster-event-sealed = { $seat } boucle le quartier { $district }.
    .you = Vous bouclez le quartier { $district }.
jelly-monster-event-turned = { $seat ->
    [-1] La table retourne le sablier !
   *[other] { $seat } retourne le sablier !
}
    .you = Vous retournez le sablier !
jelly-monster-event-rested = { $seat } a fini.
    .you = Vous avez fini.
jelly-monster-event-closed = { $time_up ->
    [true] Le temps est écoulé ! On compte.
   *[false] La manche est finie. On compte.
}
jelly-monster-event-cancelled = Quartier { $district } : les { $count } dés de { $seat } montrant { $die } s’annulent.
    .you = Quartier { $district } : vos { $count } dés montrant { $die } s’annulent.
jelly-monster-event-controlled = { $district ->
    [0] { $seats-count ->
        [one] { $seats } a le plus de dés au centre-ville.
       *[other] { $seats } ont le plus de dés au centre-ville.
    }
   *[other] { $seats-count ->
        [one] { $seats } contrôle le quartier { $district }.
       *[other] { $seats } contrôlent le quartier { $district }.
    }
}
jelly-monster-event-pointed = { $pays ->
    [true] Le quartier { $district } paie ce que paie le quartier { $neighbour }.
   *[false] Le quartier { $district } renvoie au quartier { $neighbour } et ne paie rien.
}
jelly-monster-event-chose = { $way ->
    [clockwise] { $seat } choisit le quartier voisin dans le sens horaire.
   *[counter-clockwise] { $seat } choisit le quartier voisin dans le sens inverse.
}
    .you = { $way ->
        [clockwise] Vous choisissez le quartier voisin dans le sens horaire.
       *[counter-clockwise] Vous choisissez le quartier voisin dans le sens inverse.
    }
jelly-monster-event-gained = { $jelly ->
    [one] { $seat } reçoit { $jelly } gelée.
   *[other] { $seat } reçoit { $jelly } gelées.
}
    .you = { $jelly ->
        [one] Vous recevez { $jelly } gelée.
       *[other] Vous recevez { $jelly } gelées.
    }
jelly-monster-event-drew = { $capsule ->
    [none] { $seat } tire une capsule.
    [die] { $seat } tire une capsule : elle montre un dé.
   *[other] { $seat } tire une capsule : elle montre { $capsule }.
}
    .you = { $capsule ->
        [none] Vous tirez une capsule.
        [die] Vous tirez une capsule : elle montre un dé.
       *[other] Vous tirez une capsule : elle montre { $capsule }.
    }
jelly-monster-event-short = Trop peu de capsules pour { $seats } : personne n’en reçoit.
jelly-monster-event-lost = { $capsule ->
    [none] { $seat } remet une capsule dans la boîte.
    [die] { $seat } remet la capsule au dé dans la boîte.
   *[other] { $seat } remet la capsule de { $capsule } dans la boîte.
}
    .you = { $capsule ->
        [none] Vous remettez une capsule dans la boîte.
        [die] Vous remettez la capsule au dé dans la boîte.
       *[other] Vous remettez la capsule de { $capsule } dans la boîte.
    }
jelly-monster-event-paid = { $jelly ->
    [one] { $seat } donne { $jelly } gelée à { $to }.
   *[other] { $seat } donne { $jelly } gelées à { $to }.
}
    .you = { $jelly ->
        [one] Vous donnez { $jelly } gelée à { $to }.
       *[other] Vous donnez { $jelly } gelées à { $to }.
    }
    .yours = { $jelly ->
        [one] { $seat } vous donne { $jelly } gelée.
       *[other] { $seat } vous donne { $jelly } gelées.
    }
jelly-monster-event-opened = { $capsule ->
    [die] { $seat } lance le dé pour une capsule : { $jelly ->
        [one] { $jelly } gelée.
       *[other] { $jelly } gelées.
    }
   *[other] { $seat } ouvre une capsule : { $jelly ->
        [one] { $jelly } gelée.
       *[other] { $jelly } gelées.
    }
}
    .you = { $capsule ->
        [die] Vous lancez le dé pour une capsule : { $jelly ->
            [one] { $jelly } gelée.
           *[other] { $jelly } gelées.
        }
       *[other] Vous ouvrez une capsule : { $jelly ->
            [one] { $jelly } gelée.
           *[other] { $jelly } gelées.
        }
    }
jelly-monster-event-ended = { $jelly ->
    [one] La partie est finie : { $winners } avec { $jelly } gelée.
   *[other] La partie est finie : { $winners } avec { $jelly } gelées.
}

jelly-monster-when = à la manche { $turn }
jelly-monster-points-districts = quartiers
jelly-monster-points-centre = centre-ville
jelly-monster-points-others = pris et donnés aux autres
jelly-monster-points-capsules = capsules

jelly-monster-why-jelly = plus de gelée
jelly-monster-why-jelly-late = plus de gelée pour la fin
jelly-monster-why-promised = de meilleures perspectives dans les quartiers
jelly-monster-why-promised-late = de meilleures perspectives vers la fin
jelly-monster-why-capsules-early = plus de capsules en début de partie
jelly-monster-why-loose = plus de dés à placer
jelly-monster-why-loose-in-the-sand = plus de dés à placer avant la fin du sable
jelly-monster-why-right-to-seal = le droit de boucler un quartier
