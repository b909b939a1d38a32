# Warum etwas nicht geht, in einem Satz: nach der Regel, die dagegen steht.

refused-jelly-ready = Die Runde beginnt, wenn alle bereit sind, und dann nur einmal.
refused-jelly-roll = Dafür sind deine Würfel jetzt nicht da: noch nicht geworfen oder schon alle eingesetzt.
refused-jelly-place = Setz einen Würfel aus diesem Wurf ein, oder wirf neu.
refused-jelly-calm-step = Ein Wurf pro Schritt: Setz einen dieser Würfel ein oder keinen.
refused-jelly-districts = Diesen Bezirk gibt es heute nicht.
refused-jelly-seal = Ein abgesperrter Bezirk bleibt zu; absperren darfst du nur einen, und erst nach deinem letzten Würfel.
refused-jelly-timer = Die Sanduhr wird einmal pro Runde umgedreht, und erst nach deinem letzten Würfel.
refused-jelly-time-up = Die Runde ist aus und wird gewertet.
refused-jelly-plain = Eine 5 oder 6 hat keinen Effekt.
refused-jelly-remove = Nur eine 1 oder 2 entfernt einen Würfel, und nur einen, der dort liegt.
refused-jelly-shift = Nur eine 3 oder 4 verschiebt den Belohnungsmarker, und nur innerhalb der drei Zonen.
refused-jelly-neighbour-choice = Welcher Nachbarbezirk zahlt, steht fest: Es ist nichts mehr zu wählen.
refused-jelly-short = Diese Person bekommt gerade nichts von dir.
refused-jelly-lose-capsule = Eine solche Kapsel hast du jetzt nicht abzugeben.
