# Les mots de Gelini Nightlife.

gelini-nightlife-score = { $points ->
    [one] { $points } case
   *[other] { $points } cases
}
gelini-nightlife-colour = { $colour ->
    [amber] ambre
    [blue] bleu
    [coral] corail
    [green] vert
    [indigo] indigo
    [lilac] lilas
    [mint] menthe
    [navy] bleu marine
    [orange] orange
    [pink] rose
    [red] rouge
    [silver] argent
    [teal] turquoise
    [violet] violet
    [white] blanc
   *[yellow] jaune
}
gelini-nightlife-tile = { $kind ->
    [vip] un VIP
    [star] une star
    [band] l’orchestre
    [coin] une pièce
    [flyer] Party Flyer
    [call] Party Call
    [people] Party People
   *[guest] le { $size } { $colour }
}
gelini-nightlife-ask-throw = Vous êtes en queue de file. Lancez le dé.
gelini-nightlife-ask-ask = { $must ->
    [yes] Personne n’a pris { $limit } lancers : ce { $thrown } est pour vous.
   *[no] Un { $thrown } : prendre { $tile } ou passer ?
}
gelini-nightlife-ask-flyer = Party Flyer : qui attirez-vous ?
gelini-nightlife-ask-call = Party Call : retour vers qui ?
gelini-nightlife-ask-people = Party People : qui entre ?
gelini-nightlife-ask-clique = Le reste de la clique : avec ou sans ?
gelini-nightlife-waits = { $state ->
    [throw] { $name } lance le dé…
    [ask] { $name } réfléchit : prendre { $tile } avec un { $thrown } ?
    [clique] { $name } décide : avec la clique ou sans…
   *[act] { $name } choisit…
}
gelini-nightlife-do-throw = Lancer
gelini-nightlife-do-move = Prendre
gelini-nightlife-do-pass = Passer
gelini-nightlife-do-gather = Avec la clique
gelini-nightlife-do-leave = Sans
gelini-nightlife-do-take = Prendre { $tile } à la place { $place }
gelini-nightlife-do-lure = Attirer { $tile } de chez { $seat }
gelini-nightlife-hint-take = Touchez ce qui brille.
gelini-nightlife-hint-lure = Touchez qui vous voulez.
gelini-nightlife-brings = { $squares ->
    [one] { $squares } case : { $filled } sur { $capacity }.
   *[other] { $squares } cases : { $filled } sur { $capacity }.
}
gelini-nightlife-brings-clique = { $friends ->
    [one] Un ami vient aussi ! { $squares } cases : { $filled } sur { $capacity }.
   *[other] { $friends } amis viennent aussi ! { $squares } cases : { $filled } sur { $capacity }.
}
gelini-nightlife-brings-may = Ensuite, sa clique peut venir aussi.
gelini-nightlife-with-clique = { $queueing ->
    [0] { $squares ->
        [one] { $squares } case : { $filled } sur { $capacity }.
       *[other] { $squares } cases : { $filled } sur { $capacity }.
    }
    [one] { $squares ->
        [one] { $squares } case : { $filled } sur { $capacity }. Un invité quitte la file, et l’orchestre se rapproche.
       *[other] { $squares } cases : { $filled } sur { $capacity }. Un invité quitte la file, et l’orchestre se rapproche.
    }
   *[other] { $squares } cases : { $filled } sur { $capacity }. { $queueing } invités quittent la file, et l’orchestre se rapproche.
}
gelini-nightlife-coming = Qui viendrait aussi
gelini-nightlife-from-queue = De la file
gelini-nightlife-brings-full = { $squares ->
    [one] { $squares } case : votre piste est pleine, c’est gagné !
   *[other] { $squares } cases : votre piste est pleine, c’est gagné !
}
gelini-nightlife-brings-band = { $squares } cases et fin : qui a le moins de cases libres gagne.
gelini-nightlife-brings-star = Vous engagez une star ! { $squares } cases : { $filled } sur { $capacity }.
gelini-nightlife-brings-coin = { $stars ->
    [0] Il ne reste plus de star.
   *[other] Encore une pièce, et vous engagez une star.
}
gelini-nightlife-brings-flyer = Attirez quelqu’un d’une autre piste.
gelini-nightlife-brings-call = Revenez chercher quelqu’un que vous avez dépassé.
gelini-nightlife-brings-people = Prenez quelqu’un que tous ont dépassé.
gelini-nightlife-queue = La file, de l’orchestre jusqu’au dernier
gelini-nightlife-place = { $tile }, place { $place }
gelini-nightlife-place-behind = { $tile }, place { $place }, dépassé par tous
gelini-nightlife-pawn = Pion de { $name }
gelini-nightlife-floor = { $coins ->
    [0] Piste de { $name } : { $filled } cases sur { $capacity }
    [one] Piste de { $name } : { $filled } cases sur { $capacity }, { $coins } pièce
   *[other] Piste de { $name } : { $filled } cases sur { $capacity }, { $coins } pièces
}
gelini-nightlife-empty = Personne ne danse encore
gelini-nightlife-enlarge = Agrandir la piste de { $name }
gelini-nightlife-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
gelini-nightlife-stars = { $stars ->
    [one] { $stars } star à engager
   *[other] { $stars } stars à engager
}
gelini-nightlife-die = { $steps ->
    [0] Le dé
   *[other] Le dé montre { $steps }
}
gelini-nightlife-order = À qui l’on demande, dans l’ordre
gelini-nightlife-asked = { $state ->
    [now] { $name } : maintenant
    [passed] { $name } : a passé
   *[later] { $name }
}
gelini-nightlife-untaken = Personne n’a pris les { $throws } derniers lancers, sur { $limit } au plus
gelini-nightlife-material-floor = La piste de danse : { $squares } cases
gelini-nightlife-material-stage = À deux, en plus, une Extra Stage : { $squares } cases

gelini-nightlife-key-ahead = Lancer, prendre, ou laisser la clique suivre
gelini-nightlife-key-pass = Passer, ou laisser la clique où elle est
gelini-nightlife-key-choose = D’un invité à l’autre, s’il y a un choix

gelini-nightlife-event-began = { $seat } est en queue de file.
    .you = Vous êtes en queue de file.
gelini-nightlife-event-threw = { $seat } lance un { $steps }.
    .you = Vous lancez un { $steps }.
gelini-nightlife-event-passed = { $seat } passe.
    .you = Vous passez.
gelini-nightlife-event-untaken = Personne ne prend le lancer : { $throws } sur { $limit } de suite.
gelini-nightlife-event-moved = { $way ->
    [back] { $seat } revient à la place { $place }.
   *[on] { $seat } avance à la place { $place }.
}
    .you = { $way ->
        [back] Vous revenez à la place { $place }.
       *[on] Vous avancez à la place { $place }.
    }
gelini-nightlife-event-took = { $owner ->
    [-1] { $seat } prend { $tile }.
   *[other] { $seat } attire { $tile } de chez { $owner }.
}
    .you = { $owner ->
        [-1] Vous prenez { $tile }.
       *[other] Vous attirez { $tile } de chez { $owner }.
    }
    .yours = { $seat } attire { $tile } de chez vous.
gelini-nightlife-event-joined = { $owner ->
    [-1] La clique suit : { $seat } reçoit { $tile }.
   *[other] La clique suit : { $seat } reçoit { $tile } de { $owner }.
}
    .you = { $owner ->
        [-1] La clique suit : vous recevez { $tile }.
       *[other] La clique suit : vous recevez { $tile } de { $owner }.
    }
    .yours = La clique suit : { $seat } reçoit { $tile } de vous.
gelini-nightlife-event-stayed = { $seat } laisse la clique où elle est.
    .you = Vous laissez la clique où elle est.
gelini-nightlife-event-hired = { $coins ->
    [one] { $seat } engage une star pour { $coins } pièce : { $squares } cases.
   *[other] { $seat } engage une star pour { $coins } pièces : { $squares } cases.
}
    .you = { $coins ->
        [one] Vous engagez une star pour { $coins } pièce : { $squares } cases.
       *[other] Vous engagez une star pour { $coins } pièces : { $squares } cases.
    }
gelini-nightlife-event-acted = { $seat } arrive sur { $tile }.
    .you = Vous arrivez sur { $tile }.
gelini-nightlife-event-idle = { $tile } ne trouve personne pour { $seat }.
    .you = { $tile } ne trouve personne pour vous.
gelini-nightlife-event-declined = { $seat } ne prend personne.
    .you = Vous ne prenez personne.
gelini-nightlife-event-full = { $over ->
    [0] La piste de { $seat } est pleine : { $capacity } cases !
   *[other] La piste de { $seat } est pleine : { $capacity } cases, et { $over } de trop !
}
    .you = { $over ->
        [0] Votre piste est pleine : { $capacity } cases !
       *[other] Votre piste est pleine : { $capacity } cases, et { $over } de trop !
    }
gelini-nightlife-event-played = { $seat } atteint l’orchestre : { $squares } cases de plus.
    .you = Vous atteignez l’orchestre : { $squares } cases de plus.
gelini-nightlife-event-ended = { $free ->
    [0] La partie est finie : { $winners } avec une piste pleine.
    [one] La partie est finie : { $winners } avec { $free } case libre.
   *[other] La partie est finie : { $winners } avec { $free } cases libres.
}

gelini-nightlife-points-guests = invités
gelini-nightlife-points-vips = VIP
gelini-nightlife-points-stars = stars
gelini-nightlife-points-band = l’orchestre
gelini-nightlife-points-over = hors de la piste

gelini-nightlife-why-squares = plus de cases remplies
gelini-nightlife-why-nearly-full = une piste presque pleine
gelini-nightlife-why-tiles-ahead = plus de cartes sans clique à venir
gelini-nightlife-why-coins = plus de pièces pour une star
gelini-nightlife-why-cliques = plus de cliques à réunir
gelini-nightlife-why-guests-ahead = plus d’invités seuls à venir
gelini-nightlife-why-at-risk = moins d’invités que d’autres peuvent emmener
gelini-nightlife-why-lead = une plus grande avance sur la piste rivale la plus pleine
gelini-nightlife-why-late-lead = une plus grande avance quand l’orchestre est proche
gelini-nightlife-why-outlook = de meilleures perspectives que tous
gelini-nightlife-why-close-outlook = de meilleures perspectives que tous quand une piste est presque pleine
gelini-nightlife-why-late-outlook = de meilleures perspectives que tous quand l’orchestre est proche
gelini-nightlife-why-throw = le lancer
gelini-nightlife-why-foremost = un pion qui n’est pas en tête
gelini-nightlife-why-way = un chemin plus court jusqu’à l’orchestre
gelini-nightlife-why-reach = de meilleures cartes à portée
gelini-nightlife-why-reach-first = de meilleures cartes pour le prochain lancer
gelini-nightlife-why-winning-throws = plus de lancers qui remplissent la piste
gelini-nightlife-why-winning-throws-first = plus de façons de remplir la piste au prochain lancer
gelini-nightlife-why-offer = une meilleure carte proposée
gelini-nightlife-why-winning-offer = une carte proposée qui remplit la piste
