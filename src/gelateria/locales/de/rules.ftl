# Die Regeln, die an jedem Tisch gelten.

rules-section-sitting-down = Platz nehmen
rule-table-seats = Ihr spielt zu so vielen, wie auf der Schachtel steht, alle auf einem eigenen Platz. Die Plätze gehen im Uhrzeigersinn um den Tisch.
rule-table-options = Optionen und Ausgabe wählt ihr vor dem Spiel. Sie gelten bis zu seinem Ende und stehen in der Aufzeichnung.
rule-table-host = Wer den Tisch aufmacht, leitet ihn: wählt, was ihr spielt, zu wie vielen und in welcher Reihenfolge, darf Plätze freigeben und startet. Wer ihn leitet, kann das jemandem übergeben, der am Tisch sitzt. Geht die leitende Person, übernimmt die nächste, die da ist; ist sie eine Minute lang weg, kann es übernehmen, wer am Tisch sitzt.

rules-section-acting = Handeln
rule-table-turn = Du darfst nur handeln, solange das Spiel auf dich wartet. Meist wartet es auf eine Person; wo alle zugleich handeln, wartet es auf alle, die noch dürfen.
rule-table-form = Du kannst tun, was das Spiel anbietet, vollständig und in seinen Grenzen. Alles andere wird abgelehnt und ändert nichts.
rule-table-preview = Was das Spiel dir vorab von einer Wahl zeigt, geschieht dann auch so, soweit der Zufall nicht mitspielt. Ein Geheimnis verrät es dir dabei nicht.
rule-table-over = Ist das Spiel aus, handelt niemand mehr.
rule-table-clock = Auf eine Sanduhr musst du nicht achten: Läuft sie ab, geschieht von selbst, was dann folgt. Eine Sanduhr, die angehalten wurde, bewirkt nichts mehr.
rule-table-undo = Du darfst deinen letzten Zug zurücknehmen, solange seither niemand anders gezogen hat, der Zufall dabei nicht mitgespielt hat und kein Geheimnis gezeigt wurde.
rule-table-undo-together = Was du allein nicht zurücknehmen kannst, geht, wenn alle zustimmen, bis zu deinem eigenen letzten Zug, solange seither der Zufall nicht mitgespielt hat und kein Geheimnis gezeigt wurde.
rule-table-decision = Deine Antwort gilt der Frage, die dir gestellt wurde. Kommt sie, wenn diese Frage nicht mehr offen ist, wird sie abgelehnt, auch wenn sie zur nächsten passen würde.

rules-section-leaving-and-being-late = Weggehen und zu spät sein
rule-table-stand-in = Läuft deine Zeit ab oder bist du weg, während andere warten, spielt nach einem Countdown, den alle sehen, ein Bot für dich. Wie lange er auf dich wartet, wenn du weg bist, bestimmt der Tisch; es darf auch für immer sein. Er bleibt, bis du handelst oder sagst, dass du wieder da bist, oder, wenn du weg warst, bis du zurückkommst. Nur was er gerade entscheidet, entscheidet noch er, außer du bist schneller. Du erfährst, was er getan hat.
rule-table-idle = Wo alle zugleich handeln, drängt dich kein Bot. Deine Zeit läuft nur, während eine andere Person am Tisch nichts tun kann als auf dich warten, und erst, wenn allen gezeigt wurde, was geschehen ist (eine halbe Sekunde für jedes Ereignis). Tust du 60 Sekunden lang nichts, oder so lange, wie der Tisch bestimmt hat, entscheidet ein Bot dieses eine für dich, zum Beispiel „Bereit!“. Mit „Los!“ oder der nächsten Frage gehört der Platz wieder dir.
rule-table-break = Wer mitspielt, darf eine Pause ausrufen, und wer mitspielt, darf sie beenden. Solange sie dauert, handelt niemand, läuft keine Zeit und spielt kein Bot. In einer gewerteten Partie gegen die Uhr müssen alle einverstanden sein. Wo alle zugleich handeln, beginnt eine Pause, wenn die Runde vorbei ist, und ein Countdown beginnt danach von vorn.
rule-table-resign = Gibst du auf, gibst du deinen Platz endgültig ab und kommst auf den letzten Rang, und ein Bot spielt ihn zu Ende. Hat nur noch eine Person nicht aufgegeben, gewinnt sie; ist kein Mensch mehr da, endet das Spiel.
rule-table-end-together = Sind sich alle Menschen am Tisch einig, endet das Spiel, wie es steht: Niemand gewinnt, und es zählt nicht für die Rangliste.

rules-section-where-all-act-at-once-over-a-network = Wo alle zugleich handeln, übers Netz
rule-table-tumble = Jeder Wurf rollt für alle gleich lange, gezählt auf dem eigenen Gerät; während deine Würfel rollen, kannst du nicht handeln. Was die anderen tun, sehen alle in denselben Momenten.
rule-table-lag = Was du vor dem Läuten abgeschickt hast, zählt auch, wenn es beim Läuten noch unterwegs war: Du darfst um so viel zu spät kommen, wie für deine Verbindung gemessen wurde, bis zu einer Grenze. Am Ende der Runde erfährst du, was gutgeschrieben wurde.
rule-table-pause = Steht der Server still, ist er ausgefallen oder kann er nichts speichern, kostet das niemanden Zeit: Jede Frist verschiebt sich um ebenso viel nach hinten.

rules-section-chance-and-secrets = Zufall und Geheimnisse
rule-table-chance = Was gewürfelt und gezogen wird, kommt allein vom Geber, jede Seite und jede Karte gleich wahrscheinlich. Niemand kennt es, bevor es geschieht.
rule-table-secrets = Du siehst, was ein Mensch auf deinem Platz wissen könnte, und sonst nichts. Wer nur zuschaut, weiß am wenigsten.
rule-table-log = Der Verlauf nennt alles, was geschieht, soweit du es sehen darfst, jeweils mit der Regel, nach der es geschah.
