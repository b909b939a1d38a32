# Warum etwas nicht geht, in einem Satz: nach der Regel, die dagegen steht.

refused-mio-draw = Dort liegt keine Karte.
refused-mio-make = Für diese Kugel fehlt dir eine Karte, oder ihr Stapel ist leer.
refused-mio-serve = Für diesen Kunden fehlt dir noch etwas, oder dort wartet niemand.
refused-mio-help = Hilfe kostet zwei Handkarten und kommt von jemandem, der Karten hat.
refused-mio-pass = Du kannst etwas tun, also darfst du nicht passen.
refused-mio-quality-now = Die Qualitätskontrolle will gerade nichts von dir.
refused-mio-quality-hand = Die Qualitätskontrolle will erst Karten aus deiner Hand.
refused-mio-quality-balls = Die Qualitätskontrolle will erst Kugeln von deinem Tisch.
refused-mio-no-help = An diesem Tisch holt niemand Hilfe.
