pig-lesson-roll = Ein Würfel, und hundert Punkte bis zum Ziel. Was du wirfst, gehört erst einmal dir. Los, wirf!
pig-lesson-again = Eine 6! Sie wartet nur: Deine Punkte sind noch die alten. Trau dich noch einmal.
pig-lesson-hold = Elf Punkte, und eine 1 würde sie alle kosten. Sichere sie, dann bleiben sie dir.
pig-lesson-one = Das macht eine 1: sechzehn Punkte, alle weg. Wer zuerst 100 hat, gewinnt. Sichere bei etwa zwanzig, dann bist du so weit!

pig-scene-opening = Noch hat niemand geworfen: Der Würfel schläft.
pig-scene-dare = 11 sind gesichert. Auf die zweite Person warten sechzehn Punkte: noch ein Wurf?
