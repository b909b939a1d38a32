# Die Regeln, die an jedem Tisch gelten.

rules-section-sitting-down = Platz nehmen
rule-table-seats = So viele Spieler, wie die Schachtel des Spiels sagt, alle auf einem eigenen Platz; die Plätze sind im Uhrzeigersinn ab 0 nummeriert.
rule-table-options = Optionen und Ausgabe werden vor dem Spiel gewählt und gelten bis zu seinem Ende. Sie stehen in der Aufzeichnung.

rules-section-acting = Handeln
rule-table-turn = Handeln darf nur, auf wen gewartet wird. In den meisten Spielen ist das eine Person; wo alle zugleich handeln, sind es alle, die noch dürfen.
rule-table-form = Eine Aktion ist eine des Spiels selbst, vollständig und in ihren Grenzen. Alles andere wird abgelehnt und ändert nichts.
rule-table-over = Ist das Spiel aus, handelt niemand mehr.
rule-table-clock = Eine Sanduhr ist Sache der Uhr: Läuft sie ab, handelt die Uhr. Das Läuten einer Sanduhr, die nicht mehr läuft, wird überhört.
rule-table-undo = Man darf den eigenen letzten Zug zurücknehmen, solange seither niemand anders gezogen hat, der Zufall dadurch nichts gebracht hat und dadurch kein Geheimnis gezeigt wurde.
rule-table-undo-together = Was sich allein nicht zurücknehmen lässt, geht, wenn alle zustimmen, bis zum eigenen letzten Zug, solange der Zufall seither nichts gebracht hat und kein Geheimnis gezeigt wurde.
rule-table-decision = Eine Antwort gilt der Entscheidung, zu der sie gegeben wurde. Kommt sie, wenn diese Entscheidung nicht mehr offen ist, wird sie abgelehnt, was immer sie bei der nächsten bewirken würde.

rules-section-leaving-and-being-late = Weggehen und zu spät sein
rule-table-stand-in = Wer keine Zeit mehr hat oder weg ist, während andere warten, wird nach einem Countdown, den alle sehen, von einem Bot gespielt. Der Bot bleibt, bis man handelt, sagt, dass man wieder da ist, oder zurückkommt, wenn man weg war; nur was er gerade entscheidet, entscheidet noch er, außer man ist schneller.
rule-table-idle = Wo alle zugleich handeln, drängt niemanden ein Bot: Die Zeit läuft nur, während eine andere Person, die da ist, nichts tun kann als warten, und solange noch gezeigt wird, was geschehen ist, eine halbe Sekunde für jedes Ereignis, noch nicht. Nach 60 Sekunden entscheidet ein Bot dieses eine für jemanden, der da ist, zum Beispiel „Bereit!“, und gibt den Platz mit „Los!“ oder der nächsten Frage zurück.
rule-table-resign = Wer aufgibt, gibt den Platz endgültig ab und kommt auf den letzten Rang, und ein Bot spielt ihn zu Ende. Hat nur noch eine Person nicht aufgegeben, gewinnt sie; ist kein Mensch mehr da, endet das Spiel.
rule-table-end-together = Sind sich alle Menschen am Tisch einig, endet das Spiel, wie es steht: Niemand gewinnt, und es zählt nicht für die Rangliste.

rules-section-where-all-act-at-once-over-a-network = Wo alle zugleich handeln, über ein Netz
rule-table-tumble = Jeder Wurf rollt für alle gleich lange, gerechnet auf der eigenen Seite; niemand handelt, während die eigenen Würfel rollen. Was andere tun, sehen alle in denselben Takten.
rule-table-lag = Was vor dem Läuten abgeschickt wurde, aber beim Läuten noch unterwegs war, zählt noch: so viel Verspätung, wie bei der Leitung gemessen wurde, bis zu einer Grenze. Was gutgeschrieben wurde, wird am Ende der Runde gesagt.
rule-table-pause = Zeit, in der der Server stillsteht, ausgefallen ist oder nichts aufschreiben kann, gehört niemandem: Jede Frist verschiebt sich um sie nach hinten.

rules-section-chance-and-secrets = Zufall und Geheimnisse
rule-table-chance = Würfe und Ziehungen kommen allein vom Geber, jede Seite und jede Karte gleich wahrscheinlich. Niemand kennt eine Ziehung, bevor sie geschieht.
rule-table-secrets = Man bekommt zu sehen, was ein Mensch auf diesem Platz wissen könnte, und sonst nichts. Wer nur zuschaut, weiß am wenigsten.
