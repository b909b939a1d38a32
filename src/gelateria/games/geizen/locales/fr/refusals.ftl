# Pourquoi quelque chose n’est pas possible, en une phrase : d’après la règle qui s’y oppose.

refused-geizen-keep-one = Gardez d’abord au moins un dé.
refused-geizen-keep-any = Vous ne pouvez garder que des dés de ce lancer.
refused-geizen-keep-final = Tous les dés sont gardés : il faut maintenant les payer.
refused-geizen-roll = Lancez d’abord les dés.
refused-geizen-order = Ce nombre n’est pas à payer maintenant.
refused-geizen-loan-void = En payant ce nombre d’abord, vous perdriez plus de dés que nécessaire.
