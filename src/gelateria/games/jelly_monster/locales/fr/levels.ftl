# La force des bots ; l’anglais est dans levels.toml.

jelly-monster-level-easy = Prend son temps, place un dé dès qu’il a l’air bon quelque part, et se trompe souvent.
jelly-monster-level-medium = Sait quels quartiers paient, et relance quand les dés sont mauvais.
jelly-monster-level-hard = Compare chaque dé au prochain lancer, et en garde quelques-uns jusqu’à ce que les autres aient montré les leurs.
jelly-monster-level-expert = Laisse les autres commencer, frappe quand ils ont placé leurs dés, et ne manque rien.
