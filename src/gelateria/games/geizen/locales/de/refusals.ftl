# Warum etwas nicht geht, in einem Satz: nach der Regel, die dagegen steht.

refused-geizen-keep-one = Leg erst mindestens einen Würfel heraus.
refused-geizen-keep-any = Du kannst nur Würfel aus diesem Wurf herauslegen.
refused-geizen-keep-final = Alle Würfel sind herausgelegt: Jetzt werden sie bezahlt.
refused-geizen-roll = Wirf erst die Würfel.
refused-geizen-order = Diese Zahl ist jetzt nicht zu bezahlen.
refused-geizen-loan-void = Kämen diese Würfel zuerst, verfielen mehr Würfel als nötig.
