# Pourquoi quelque chose n’est pas possible, en une phrase : d’après la règle qui s’y oppose.

refused-mio-draw = Il n’y a pas de carte là.
refused-mio-make = Pour cette boule, il vous manque une carte, ou sa pile est vide.
refused-mio-serve = Pour ce client, il vous manque encore quelque chose, ou personne n’attend là.
refused-mio-help = L’aide coûte deux cartes de votre main et vient de quelqu’un qui a des cartes.
refused-mio-pass = Vous pouvez faire quelque chose, donc vous ne pouvez pas passer.
refused-mio-quality-now = Le contrôle qualité ne vous demande rien en ce moment.
refused-mio-quality-hand = Le contrôle qualité veut d’abord des cartes de votre main.
refused-mio-quality-balls = Le contrôle qualité veut d’abord des boules de votre table.
refused-mio-no-help = À cette table, personne ne se fait aider.
