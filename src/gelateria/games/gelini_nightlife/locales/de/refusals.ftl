# Warum etwas nicht geht, in einem Satz: nach der Regel, die dagegen steht.

refused-gelini-rearmost-rolls = Wirf erst den Würfel.
refused-gelini-ask-in-order = Der Würfel ist geworfen: Nimm den Wurf oder passe.
refused-gelini-pass-limit = Zu viele Würfe hat niemand genommen: Diesen musst du nehmen.
refused-gelini-clique-choice = Nur wenn eine Clique mitkommen kann, wählst du: mit dem ganzen Rest oder ohne.
refused-gelini-take = Aus der Schlange nimmst du nur, worauf deine Figur zieht.
refused-gelini-flyer = Party Flyer: Locke etwas von einer fremden Tanzfläche, aber keinen Star, oder passe.
refused-gelini-call = Party Call: Geh zurück auf ein Plättchen hinter dir, aber nicht an die letzte Stelle.
refused-gelini-people = Party People: Nimm einen Gast, einen VIP oder eine Münze, die alle Figuren überholt haben, oder passe.
