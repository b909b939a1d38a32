# Pourquoi quelque chose n’est pas possible, en une phrase : d’après la règle qui s’y oppose.

refused-gelini-rearmost-rolls = Lancez d’abord le dé.
refused-gelini-ask-in-order = Le dé est lancé : prenez le lancer ou passez.
refused-gelini-pass-limit = Trop de lancers n’ont pas été pris : vous devez prendre celui-ci.
refused-gelini-clique-choice = Quand une clique peut suivre, et alors seulement, choisissez : tout le reste ou personne.
refused-gelini-take = Dans la file, vous ne prenez que la carte où arrive votre pion.
refused-gelini-flyer = Party Flyer : attirez quelque chose d’une autre piste, mais pas une star, ou passez.
refused-gelini-call = Party Call : revenez sur une carte derrière vous, mais pas à la dernière place.
refused-gelini-people = Party People : prenez un invité, un VIP ou une pièce que tous les pions ont dépassés, ou passez.
