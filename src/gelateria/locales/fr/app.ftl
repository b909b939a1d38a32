# Ce que dit Gelateria elle-même, dans le navigateur.

skip = Aller à la table
home = Page d’accueil
close = Fermer
yes = Oui
no = Non
rules = Règles
undo = Annuler
mark-scoop = Vers { $game }

front-lead = Cinq jeux de société, toujours prêts. Installez-vous avec des bots ou des amis : sans compte, sans attente.
front-games = Cinq jeux
front-mine = Mes parties
front-your-turn = à vous
front-open = Tables ouvertes
front-open-none = Personne n’attend pour l’instant. Ouvrez une table, les autres la trouveront ici.
front-seats = { $taken } sur { $all }
front-watch = Regarder
front-name = Votre nom
front-name-any = Quelque chose de gentil
front-no-account = Pas besoin de compte. Ce navigateur se souvient de vous.
front-fair = Chaque dé peut être vérifié après la partie. Rien ne quitte ce serveur.

game-by = de { $names }
game-players = { $from } à { $to } joueurs
game-minutes = { $minutes } minutes
game-play = Jouer
game-invite = Amis…
game-learn = Apprendre en 3 minutes
about-title = Quel est ce jeu ?

level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert

new-players = Combien de joueurs ?
new-friends = Entre amis
new-listed = Montrer la table à tout le monde ici
new-invite = Inviter des amis
new-bots = Avec des bots
new-level = Quelle force ont les bots ?
new-play-bots = Jouer contre des bots

wish-language = Langue
wish-theme-auto = Clair ou sombre : comme l’appareil
wish-theme-light = Clair
wish-theme-dark = Sombre
wish-sound-on = Le son est activé
wish-sound-off = Le son est coupé
wish-speed = Mouvement
wish-speed-calm = calme
wish-speed-brisk = vif
wish-speed-still = aucun
wish-calling = Un son quand c’est à moi
wish-calling-never = jamais
wish-calling-away = quand je regarde ailleurs
wish-calling-always = toujours
wish-forced = Jouer d’office ce qui ne peut se faire que d’une façon

door-title = Une table de { $game }
door-who = Sont ici : { $names }
door-sit = S’asseoir
door-full = Toutes les places sont prises. Vous pouvez regarder.
door-full-shut = Toutes les places sont prises, et personne ne regarde à cette table.
door-begun = La partie a commencé : vous regardez.
door-link = Cette table est pour ceux qui ont son lien. Demandez-le à l’hôte.

wait-seats = Qui joue
wait-bot = Bot
wait-fill = Compléter avec des bots
wait-start = Démarrer
wait-host = L’hôte démarre la partie dès que toutes les places sont prises.
wait-watching = Vous regardez. Tant qu’une place est libre, vous pouvez vous asseoir.
wait-rename = Prendre ce nom
wait-expected = n’est pas encore là
wait-kick = Libérer la place de { $name }
wait-kick-sure = { $name } se retrouve devant la porte et peut revenir avec le lien.
wait-kick-yes = Libérer la place
wait-kick-anew = La libérer et créer un nouveau lien
wait-invite = Inviter des amis
wait-invite-more = Qui a ce lien peut s’asseoir.
wait-invite-full = Toutes les places sont prises : qui a ce lien regarde.
wait-anew = Créer un nouveau lien
wait-anew-done = Voici un nouveau lien. L’ancien n’ouvre plus rien.
wait-qr = Le lien, à photographier
wait-link = Le lien
wait-share = Partager
wait-share-text = Viens jouer à { $game } avec moi !
wait-copy = Copier
wait-copied = Le lien est copié.
wait-mixing = Chaque navigateur ajoute sa part aux dés…
wait-mixing-for = Il manque encore : { $names }
wait-beacon = Une source publique de hasard ajoute sa part dans un instant…
wait-start-with = Démarrer à { $count }
wait-host-named = { $name } démarre la partie dès que tout le monde est là.
wait-runs = tient la table
wait-host-gone = Personne ne tient la table depuis un moment. Vous pouvez le faire.
wait-take-on = Tenir la table
wait-hand-over = Laisser { $name } tenir la table
wait-hand-over-sure = { $name } choisira alors à quoi vous jouez et démarrera la partie. Vous gardez votre place.
wait-hand-over-yes = Passer la main
wait-level = Quelle est la force de { $name } ?
wait-order = Changer l’ordre
wait-shuffle = Mélanger
wait-up = Monter : { $name }
wait-down = Descendre : { $name }

plan-title = À quoi vous jouez
plan-change = Modifier
plan-save = C’est décidé
plan-more = Horloge, spectateurs, classement
plan-game = Quel jeu ?
plan-players = Places
plan-clock = Horloge
plan-clock-none = aucune
plan-clock-relaxed = tranquille
plan-clock-fast = rapide
plan-clock-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
plan-days = Jours pour un coup
plan-counts = Compte
plan-rated = pour le classement
plan-casual = juste pour le plaisir
plan-rate = Compter pour le classement, si tous ont un compte
plan-found = Qui trouve la table
plan-listed = tout le monde ici
plan-unlisted = qui a le lien
plan-watch = Qui peut regarder
plan-watch-none = personne
plan-watch-link = qui a le lien
plan-watch-everyone = tout le monde
plan-material = Matériel
plan-material-own = pas celui de la boîte

watch-title = Spectateurs
watch-you = Vous regardez. Voici votre nom ici :
watch-you-as = Vous regardez sous le nom de { $name }.
watch-who = { $count ->
    [one] { $names } regarde.
   *[other] { $names } regardent.
}
watch-more = Et { $count } de plus.
watch-nobody = Personne ne regarde encore.

evening-title = Ce soir
evening-games = Les parties de la soirée
evening-wins = { $wins } sur { $games } gagnées
evening-won = { $game } : { $names }
evening-nobody = { $game } : personne n’a gagné

seats = Joueurs, dans l’ordre du tour
seat-free = libre
seat-you = vous
seat-bot = bot, { $level }
seat-stand-in = un bot joue
seat-resigned = a abandonné
seat-away = absent
seat-won = a gagné
seat-active = c’est son tour
seat-time = temps restant
timer = sablier
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

board = Plateau
sheets = À côté du plateau
sheet-log = Historique
sheet-chat = Discussion
sheet-chat-unread = { $count ->
    [one] Discussion : { $count } nouvelle ligne
   *[other] Discussion : { $count } nouvelles lignes
}
sheet-rules = Règles
sheet-menu = Options

log-empty = Rien ne s’est encore passé.
log-older = Avant
log-you = Vous
recap = Depuis votre tour : { $what }
recap-since = Depuis votre tour
log-back = { $moves ->
    [one] { $name } annule le dernier coup.
   *[other] { $name } annule { $moves } coups.
}
    .you = { $moves ->
        [one] Vous annulez votre dernier coup.
       *[other] Vous annulez { $moves } coups.
    }
log-stand-in = Un bot a joué pour { $name }.
    .you = Un bot a joué pour vous.
chat-empty = Dites bonjour !
chat-say = Dites quelque chose
chat-send = Envoyer
chat-says = { $name } dit : { $text }
chat-watcher = Quelqu’un qui regarde
chat-watchers = Ceux qui regardent
chat-mute = Qui j’écoute
chat-mute-one = Ne plus écouter { $name }
chat-unmute-one = Écouter { $name } de nouveau

bar-turn = À vous de jouer
bar-others-wait = Les autres attendent. Le temps écoulé, un bot répond à votre place.
bar-stand-in = Un bot vous remplace.
bar-back = Je suis de retour
bar-paused = La partie est en pause.
bar-resigned = Vous avez abandonné ; un bot continue à votre place.
bar-played-for = { $moves ->
    [one] Un bot a joué à votre place : { $moves } coup.
   *[other] Un bot a joué à votre place : { $moves } coups.
}
bar-played-show = Montrer ce que le bot a fait
bar-waits = { $count ->
    [0] Un instant…
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
bar-won = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } gagnent ensemble !
}
    .you = { $count ->
        [one] Vous gagnez !
       *[other] Vous gagnez ensemble : { $winners } !
    }
bar-gone = La connexion est coupée. Nouvel essai…
bar-gone-more = Rien n’est perdu : votre coup sera transmis.
any-choices = Ce que vous pouvez faire
any-wait = Ce n’est pas votre tour.

poll-undo = { $name } voudrait annuler un coup. D’accord ?
poll-end = { $name } voudrait terminer la partie. D’accord ?
poll-pause = { $name } voudrait une pause. D’accord ?
poll-own-undo = Vous avez demandé à annuler votre coup.
poll-own-end = Vous avez proposé de terminer la partie.
poll-own-pause = Vous avez demandé une pause.
poll-waiting = Pas encore de réponse : { $names }
poll-agreed-undo = Tous sont d’accord : le coup est annulé.
poll-agreed-end = Tous sont d’accord : la partie s’arrête ici.
poll-agreed-pause = Tous sont d’accord pour une pause.
poll-refused = { $name } dit non. Rien ne change.
poll-refused-you = Vous dites non, et { $name } le sait.
poll-lapsed = Tous n’ont pas répondu à temps. Rien ne change.
poll-overtaken = La partie a continué entre-temps : la question ne se pose plus.

pause-take = Pause
pause-go-on = Reprendre
pause-by = { $name } a mis la partie en pause.
pause-by-you = Vous avez mis la partie en pause.
pause-more = Le temps ne court pas et aucun bot ne joue. Chaque joueur peut reprendre.
pause-soon = { $name } demande une pause : après cette manche.
pause-soon-you = Votre pause commence après cette manche.

menu-undo = Annuler mon coup
menu-undo-further = Revenir avant mon dernier coup
menu-undo-ask = Demander aux autres d’annuler mon coup
menu-watchers = Copier le lien spectateur
menu-end-alone = Terminer la partie
menu-end-alone-sure = Vraiment terminer ? Personne ne gagne.
menu-end-ask = Proposer aux autres de terminer
menu-end-ask-sure = Vraiment proposer ? Personne ne gagnerait.
menu-resign = Abandonner
menu-resign-sure = Vraiment abandonner ? Un bot jouera pour vous.
menu-leave = Quitter la table
menu-leave-more = Quelqu’un d’autre tiendra alors la table.
menu-close = Fermer la table
menu-close-sure = Vraiment fermer ? Tout le monde devra partir.
menu-watched = Ne plus regarder
menu-home-more = Votre place est gardée. En votre absence, un bot joue pour vous.
menu-home-kept = Votre place est gardée, et les autres vous attendent.
menu-commitment = Empreinte des dés de cette table :

keys-title = Touches
keys-show = Montrer les touches
keys-everywhere = Partout
keys-next = D’un élément au suivant
keys-press = Activer ce qui est marqué
keys-close = Fermer ce qui s’est ouvert
keys-log = D’une règle à l’autre dans l’historique
key-enter = Entrée
key-space = Espace
key-escape = Échap
key-tab = Tab

over-title = La partie est finie
over-show = Résultat
over-you-win = Vous gagnez avec { $margin } d’avance !
over-you-win-level = Égalité, et vous l’emportez !
over-you-win-alone = Vous gagnez : abandon de { $names }.
over-you-share = Vous gagnez ensemble, { $names } et vous !
over-you-lose = { $winners } gagne avec { $margin } d’avance.
over-you-close = De si peu ! { $winners } gagne avec { $margin } d’avance.
over-you-lose-level = De si peu ! Égalité, et { $winners } la remporte.
over-you-gave-up = Vous avez abandonné : { $winners } gagne.
over-wins = { $winners } gagne avec { $margin } d’avance !
over-wins-level = Égalité, et { $winners } la remporte !
over-wins-alone = { $winners } gagne : abandon de { $names }.
over-share = { $winners } gagnent ensemble !
over-together = La partie a été arrêtée. Personne ne gagne.
over-counting = Décompte final
over-skip = Passer
over-board = Seulement la table
over-parts = D’où viennent les points
over-total = Total
over-part-start = au départ
over-curve = Les scores au fil de la partie
over-when = au tour { $turn }
over-decided-led = { $name } a pris la tête { $when } et ne l’a plus lâchée.
    .you = Vous avez pris la tête { $when } et ne l’avez plus lâchée.
over-decided-lead = { $gain ->
    [none] { $name } a pris la tête pour de bon { $when }.
   *[other] { $name } a pris la tête pour de bon { $when } : { $gain }.
}
    .you = { $gain ->
        [none] Vous avez pris la tête pour de bon { $when }.
       *[other] Vous avez pris la tête pour de bon { $when } : { $gain }.
    }
over-decided-last = { $gain ->
    [none] Tout s’est joué au dernier coup, qui a mis { $name } en tête.
   *[other] Tout s’est joué au dernier coup, qui a mis { $name } en tête : { $gain }.
}
    .you = { $gain ->
        [none] Tout s’est joué au dernier coup, qui vous a fait passer en tête.
       *[other] Tout s’est joué au dernier coup, qui vous a fait passer en tête : { $gain }.
    }
over-decided-counting = { $gain ->
    [none] Le décompte final a mis { $name } en tête.
   *[other] Le décompte final a mis { $name } en tête : { $gain }.
}
    .you = { $gain ->
        [none] Le décompte final vous a fait passer en tête.
       *[other] Le décompte final vous a fait passer en tête : { $gain }.
    }
over-decided-tie-break = Égalité de points : c’est le départage qui a décidé.
over-decided-shared = À égalité jusqu’au bout.
over-why = Pourquoi est-ce fini ?
over-rating = Points de classement avant et après
over-counts = Cette partie compte pour { $percent } % : moins avec de nouveaux comptes, encore avec les mêmes personnes, et avec celles qui sont bien plus fortes ou plus faibles.
over-unrated-together = Partie non classée : vous l’avez terminée d’un commun accord.
over-unrated-edition = Partie non classée : elle n’a pas été jouée avec le matériel imprimé.
over-unrated-two-seats = Partie non classée : vous aviez deux places.
over-unrated-guest = Partie non classée : seuls les comptes ont un classement.
over-unrated-few-decisions = Partie non classée : trop peu de décisions étaient les vôtres.
over-unrated-no-opponent = Partie non classée : personne d’autre avec un compte n’a joué.
over-unrated-stand-in = Partie non classée : un bot a remplacé quelqu’un.
over-again = Rejouer
over-join-again = Vers la partie suivante
next-choose = Choisir un autre jeu
next-open = L’installer pour tous ici
next-laid = { $name } a installé la partie suivante : { $game }
next-no-seat = Il n’y a plus de place pour vous. Vous pouvez regarder.
next-watch = Suivre et regarder
next-watch-only = Toutes les places étaient prises : vous regardez.
next-wait = Quand les joueurs installeront la partie suivante, vous pourrez suivre.
over-verify = Vérifier les dés
over-verified = { $count ->
    [one] Les dés sont honnêtes : { $count } nombre vérifié.
   *[other] Les dés sont honnêtes : les { $count } nombres sont vérifiés.
}
over-unproven = { $count ->
    [one] Le seul nombre découle de la graine. Que personne ne l’ait choisi ne peut se prouver ici.
   *[other] Les { $count } nombres découlent de la graine. Que personne ne les ait choisis ne peut se prouver ici.
}
over-not-verified = Ce ne sont pas les dés promis.
over-replay = Revoir

replay-title = Revoir et vérifier
replay-record = L’enregistrement d’une partie

rules-search = Chercher dans les règles
rules-none = Aucune règle ne dit cela.
rules-house = À chaque table
rules-numbers = Numéros des règles et sources
rules-contents = Sommaire
rules-differs = reconstitué : votre exemplaire peut différer
rules-source-printed = imprimé dans le livret
rules-source-deduced = découle du livret
rules-source-reconstructed = reconstitué
rules-source-ruling = notre lecture
toast-rule = La règle

lost-title = Il n’y a rien ici
lost-sentence = Peut-être que la table a été rangée.

# Revoir une partie, ses dés, et le conseil d’un bot.
replay-lead = Revoyez n’importe quelle partie finie, coup par coup, avec les yeux de qui vous voulez, et rejouez à partir de là où il vous plaît.
replay-mine = Mes parties finies
replay-paste = Collez-le ici : sa ligne unique, ou son JSON.
replay-open = Ouvrir
replay-player = Joueur { $number }
replay-scrub = À travers la partie
replay-move = { $move } sur { $all }
replay-moves = Tous les coups
replay-opening = Le jeu est installé.
replay-eyes = Avec les yeux de
replay-everybody = Spectateur
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse
replay-share = Partager ce coup
on-title = Jouer à partir d’ici
on-explains = Vous prenez place après le coup { $move }, des bots occupent les autres places. Ce qui a été joué reste ; les dés sont nouveaux à partir d’ici. La partie n’est pas classée.
on-seat = Quelle place prenez-vous ?
on-begin = Continuer la partie
dice-checking = Un instant, les dés sont relancés…
dice-here = Calculé dans ce navigateur
dice-seed = La graine correspond à l’empreinte ci-dessous, qui y lie la table.
dice-seed-wrong = La graine ne correspond pas à l’empreinte ci-dessous.
dice-promise = C’est l’empreinte que ce navigateur a vue avant que les dés soient connus.
dice-promise-wrong = Avant que les dés soient connus, ce navigateur a vu une autre empreinte.
dice-unseen = Ce navigateur n’était pas à la table. Qui y était compare l’empreinte avec celle qui fut montrée :
dice-nonce = Quand votre propre part a été donnée, la graine et toutes les autres parts étaient fixées : personne n’a pu choisir ces nombres.
dice-nonce-wrong = La part de { $name } n’est pas celle qui était fixée avant la partie.
dice-parts-wrong = Il y a plus de parts, ou moins, qu’il n’y avait de places.
dice-doubt-unwitnessed = Ce navigateur n’a rien ajouté : il ne peut pas dire si la graine était fixée avant que les parts soient connues.
dice-doubt-early = La part de ce navigateur est partie avant qu’il sache que la graine était fixée : la table a pu la connaître.
dice-doubt-late = La part de ce navigateur n’y est pas : elle est arrivée trop tard, ou la table ne l’a pas acceptée.
dice-doubt-withdrawn = { $name } avait promis une part qui n’est jamais venue : la table a eu le choix entre deux.
dice-beacon-missing = La part de la source publique de hasard manque : la table a eu le choix entre deux.
dice-beacon-wrong = La part de la source publique de hasard n’est pas le nombre du tour promis.
dice-beacon-vouches = Quand ce navigateur a vu l’empreinte, un nombre d’une source publique était promis comme part, que personne ne pouvait encore connaître : personne n’a pu choisir ces nombres.
dice-remains = Ce que cela ne peut exclure : qui tient la table connaît les dés à venir, et peut y jouer sous un autre nom.
dice-numbers = { $count ->
    [one] Le seul nombre est exactement celui que donnent la graine et les parts de { $parts } places.
   *[other] Les { $count } nombres sont exactement ceux que donnent la graine et les parts de { $parts } places.
}
dice-numbers-wrong = Au coup { $move }, il y a un nombre que la graine ne donne pas.
dice-nothing = Ces dés ne prouvent rien : tous les nombres viennent d’une partie antérieure.
dice-there = Indiqué par le serveur
dice-sides = Combien de faces avait chaque nombre : pour cela le serveur a rejoué l’enregistrement selon les règles.
dice-earlier = { $count ->
    [one] { $count } nombre vient d’une partie antérieure. Pour lui, cette graine ne prouve rien.
   *[other] { $count } nombres viennent d’une partie antérieure. Pour eux, cette graine ne prouve rien.
}
dice-elsewhere = Si vous ne vous fiez ni à l’un ni à l’autre, emportez l’enregistrement et vérifiez-le chez vous :
dice-record = Télécharger l’enregistrement
dice-witness = Enregistrer ce que ce navigateur a noté
dice-none = Cet enregistrement ne dit pas d’où viennent ses dés : il n’y a rien à vérifier.
hint-ask = Demander conseil
hint-thinking = Un expert réfléchit…
hint-best = Conseil de l’expert : { $action }
hint-only = Il n’y a rien d’autre à faire.
hint-odds = { $best } de chances de gagner.
hint-ahead = { $best } de chances de gagner, { $second } avec « { $other } ».
hint-close = { $best } de chances de gagner ; « { $other } » vaut presque autant.
hint-one = Rien d’autre ne vaut un essai.
hint-own = En sa faveur : { $what }.
hint-others = Ce qui échappe aux autres : { $what }.
hint-do = Faire cela
hint-thanks = Non merci
seat-thinking = réfléchit
wish-pace = Bots
wish-pace-natural = tranquilles
wish-pace-brisk = vifs
wish-pace-instant = immédiats
stand-in = Un bot joue pour les absents
stand-in-usual = comme d’habitude ici
stand-in-never = jamais
stand-in-seconds = après { $seconds } s
stand-in-minutes = après { $minutes } min
offline-title = Le serveur est injoignable
offline-wait = Vos parties attendent là où vous les avez laissées ; rien n’est perdu. Cette page frappe à la porte toutes les quelques secondes et se rouvre d’elle-même dès que quelqu’un répond.
offline-network = Le mode avion est-il désactivé ? Une autre page s’ouvre-t-elle ?
offline-home = Si les jeux tournent sur un ordinateur à la maison, il doit être allumé et votre téléphone sur le même Wi-Fi.
offline-computer = En attendant, sur un ordinateur
offline-terminal = Les cinq jeux contre des bots, dans un terminal :
offline-server = Ou ouvrez votre propre serveur, pour tous ceux qui sont dans la pièce :
offline-again = Réessayer
offline-now = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
problem-away = Le serveur n’atteint pas ses données pour le moment. Rien n’est perdu : cela remarchera dans un instant.
problem-closed = L’hôte a fermé cette table.
problem-conflict = Ce n’est pas possible en ce moment.
problem-damaged = Cet enregistrement est illisible.
problem-fault = Quelque chose a mal tourné de notre côté. Rien n’est perdu ; réessayez.
problem-forbidden = Ce n’est pas à vous de le faire ici.
problem-gone = Cela n’existe plus.
problem-left = Vous avez quitté cette table.
problem-moved = Les places ont changé : rasseyez-vous.
problem-no-answer = Pas de réponse à temps ; réessayez.
problem-not-found = Il n’y a rien de tel ici.
problem-over = La partie est terminée.
problem-paused = La partie est en pause : personne n’agit avant la reprise.
problem-restarting = Le serveur redémarre. Parties et pendules sont gardées ; vous reviendrez tout seul.
problem-shown-out = L’hôte a libéré votre place.
problem-signed-out = L’accès à cette place a été révoqué. La personne à qui appartient le compte n’a qu’à se rasseoir.
problem-silent = On ne vous entendait plus depuis un moment.
problem-slow = Votre connexion ne suit pas ; elle est rétablie.
problem-too-many = C’est trop à la fois ; attendez un instant.
problem-unclear = Cela n’a pas été compris.
problem-who-are-you = Entrez d’abord : un nom suffit.
