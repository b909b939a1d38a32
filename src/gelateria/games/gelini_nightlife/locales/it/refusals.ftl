# Perché qualcosa non si può fare, in una frase: secondo la regola che lo vieta.

refused-gelini-rearmost-rolls = Prima tira il dado.
refused-gelini-ask-in-order = Il dado è tirato: prendi il tiro o passa.
refused-gelini-pass-limit = Troppi tiri non li ha presi nessuno: questo devi prenderlo.
refused-gelini-clique-choice = Solo quando una compagnia può seguire scegli: tutto il resto o nessuno.
refused-gelini-take = Dalla coda prendi solo ciò che raggiungi con il tiro.
refused-gelini-flyer = Party Flyer: attira qualcosa da un’altra pista, ma non una star, oppure passa.
refused-gelini-call = Party Call: torna su una tessera dietro di te, ma non all’ultimo posto.
refused-gelini-people = Party People: prendi un ospite, un VIP o una moneta che tutti hanno superato, oppure passa.
