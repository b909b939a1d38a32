# Worte für Attack of the Jelly Monster.

jelly-monster-score = { $points } Jelly
jelly-monster-ask-ready = Runde { $round }: Bist du bereit?
jelly-monster-ask-place = { $how ->
    [throw] Wirf deine Würfel!
    [place] Setz einen Würfel ein oder wirf neu.
    [calm] Setz einen Würfel ein oder keinen.
   *[end] Alle deine Würfel sind eingesetzt!
}
jelly-monster-ask-score = { $asks ->
    [neighbour] { $doubt ->
        [clockwise] Welcher Nachbarbezirk zahlt? Seid ihr uneins: im Uhrzeigersinn.
       *[counter-clockwise] Welcher Nachbarbezirk zahlt? Seid ihr uneins: gegen den Uhrzeigersinn.
    }
    [lose] Welche Kapsel kommt zurück in die Schachtel?
   *[give] Das Jelly reicht nicht für alle. Wer bekommt das nächste?
}
jelly-monster-do-ready = Bereit!
jelly-monster-do-throw = Würfeln
jelly-monster-do-place = { $does ->
    [up] Die { $die } in Bezirk { $district } einsetzen, Marker hinauf
    [down] Die { $die } in Bezirk { $district } einsetzen, Marker hinunter
    [remove] Die { $die } in Bezirk { $district } einsetzen, die { $other } von { $owner } entfernen
   *[nothing] Die { $die } in Bezirk { $district } einsetzen
}
jelly-monster-do-pass = Keinen einsetzen
jelly-monster-do-seal = Bezirk { $district } absperren
jelly-monster-do-turn = Sanduhr umdrehen
jelly-monster-do-done = Fertig
jelly-monster-do-choose = { $way ->
    [clockwise] Bezirk { $pays }, im Uhrzeigersinn
   *[counter-clockwise] Bezirk { $pays }, andersherum
}
jelly-monster-do-give = Für { $seat }
jelly-monster-do-lose = { $capsule ->
    [die] Die Kapsel mit dem Würfel abgeben
   *[other] Die Kapsel mit der { $capsule } abgeben
}
jelly-monster-again = Noch mal werfen
jelly-monster-just-place = Nur einsetzen
jelly-monster-back = Zurück
jelly-monster-on = Weiter zu Runde { $round }
jelly-monster-tumbling = Die Würfel purzeln …
jelly-monster-placing = Eingesetzt! Und weiter …
jelly-monster-hurry = Der Sand läuft!
jelly-monster-hint-ready = Die Runde beginnt, wenn alle bereit sind.
jelly-monster-hint-district = In welchen Bezirk mit der { $die }?
jelly-monster-hint-effect = Was bewirkt die { $die } in Bezirk { $district }?
jelly-monster-would = { $leads ->
    [alone] Das ergäbe dort { $sum }: Du würdest führen.
    [shared] Das ergäbe dort { $sum }: Du würdest mit anderen führen.
   *[no] Das ergäbe dort { $sum }.
}
jelly-monster-hint-seal = Tippe auf einen Bezirk, um ihn für diese Runde abzusperren.
jelly-monster-wait-ready = Es fehlt noch: { $names }
jelly-monster-countdown = Alle sind bereit …
jelly-monster-wait-place = Noch dabei: { $names }
jelly-monster-zones = Bezirk { $number }, vom Eingang an: { $zones }
jelly-monster-sand = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
jelly-monster-guard = Sanduhr wird umgedreht in { $seconds }
jelly-monster-scored = Runde { $round } ist gewertet.
jelly-monster-read-again = Wertung noch einmal lesen
jelly-monster-next-page = Nächste Seite
jelly-monster-gain = { $how ->
    [capsules] { $name } { $capsules ->
        [-1] verliert eine Kapsel
        [one] { $capsules } Kapsel
       *[other] { $capsules } Kapseln
    }
    [both] { $name } { $jelly } und { $capsules ->
        [-1] eine Kapsel weniger
        [one] { $capsules } Kapsel
       *[other] { $capsules } Kapseln
    }
   *[jelly] { $name } { $jelly }
}
jelly-monster-capsules-open = Die Kapseln werden geöffnet!

jelly-monster-city = Die Stadt, im Uhrzeigersinn vom Bezirk der Drohne an
jelly-monster-centre = Stadtzentrum
jelly-monster-stack = { $count ->
    [one] { $count } Kapsel im Stapel
   *[other] { $count } Kapseln im Stapel
}
jelly-monster-player = { $name }: Würfel übrig { $dice }, Kapseln { $capsules }, im Stadtzentrum { $centre }
jelly-monster-district = Bezirk { $number }, Zone { $zone }: { $reward }
jelly-monster-entrance = Eingangsbereich von Bezirk { $number }
jelly-monster-there = { $name } { $dice }, zusammen { $sum }
jelly-monster-sealed = abgesperrt von { $name }
jelly-monster-thrown = Meine Würfel
jelly-monster-effects = Was der Würfel bewirkt
jelly-monster-gifts = Wer Jelly bekommt
jelly-monster-own-capsules = Meine Kapseln
jelly-monster-capsule-die = ein Würfel
jelly-monster-die = eine { $face }
jelly-monster-for-first = Erste: { $reward }
jelly-monster-for-second = Zweite: { $reward }
jelly-monster-for-others = andere dort: { $reward }
jelly-monster-for-dice = { $upto ->
    [any] ab { $least } Würfeln: { $reward }
   *[some] { $least } bis { $most } Würfel: { $reward }
}
jelly-monster-reward-jelly = { $amount } Jelly
jelly-monster-reward-capsule = eine Kapsel
jelly-monster-reward-lose-capsule = eine Kapsel abgeben
jelly-monster-reward-per-capsule = { $amount } Jelly je Kapsel
jelly-monster-reward-take = { $amount } von allen nehmen
jelly-monster-reward-give = { $amount } an alle geben
jelly-monster-reward-clockwise = was der nächste Bezirk im Uhrzeigersinn zahlt
jelly-monster-reward-counter-clockwise = was der nächste Bezirk gegen den Uhrzeigersinn zahlt
jelly-monster-reward-either = was einer der Nachbarbezirke zahlt
jelly-monster-reward-of = was Bezirk { $district } zahlt
jelly-monster-reward-of-either = was Bezirk { $district } oder { $other } zahlt, nach Wahl

jelly-monster-key-throw = Die Würfel werfen
jelly-monster-key-digit = Ein Würfel, dann ein Bezirk, dann was der Würfel tut
jelly-monster-key-marker = Belohnungsmarker hinauf oder hinunter
jelly-monster-key-ahead = Nur einsetzen, oder tun, was die Leiste anbietet
jelly-monster-key-back = Einen Schritt zurück

jelly-monster-event-laid = In Bezirk { $district } liegt Seite { $side } oben.
jelly-monster-event-began = Runde { $round } beginnt. Die Drohne ist bei { $first }.
    .you = Runde { $round } beginnt. Die Drohne ist bei dir.
jelly-monster-event-ordered = Die Reihenfolge: { $seats }.
jelly-monster-event-readied = { $seat } ist bereit.
    .you = Du bist bereit.
jelly-monster-event-started = Los!
jelly-monster-event-threw = { $seat } wirft { $dice }.
    .you = Du wirfst { $dice }.
jelly-monster-event-placed = { $seat } setzt eine { $die } in Bezirk { $district } ein.
    .you = Du setzt eine { $die } in Bezirk { $district } ein.
jelly-monster-event-removed = { $whose ->
    [own] { $seat } entfernt eine eigene { $die } aus Bezirk { $district } ins Stadtzentrum.
   *[other] { $seat } entfernt die { $die } von { $owner } aus Bezirk { $district } ins Stadtzentrum.
}
    .you = { $whose ->
        [own] Du entfernst eine eigene { $die } aus Bezirk { $district } ins Stadtzentrum.
       *[other] Du entfernst die { $die } von { $owner } aus Bezirk { $district } ins Stadtzentrum.
    }
    .yours = { $seat } entfernt deine { $die } aus Bezirk { $district } ins Stadtzentrum.
jelly-monster-event-shifted = { $seat } verschiebt den Belohnungsmarker von Bezirk { $district } auf Zone { $zone }.
    .you = Du verschiebst den Belohnungsmarker von Bezirk { $district } auf Zone { $zone }.
jelly-monster-event-passed = { $seat } setzt keinen Würfel ein.
    .you = Du setzt keinen Würfel ein.
jelly-monster-event-emptied = { $seat } hat den letzten Würfel eingesetzt.
    .you = Du hast den letzten Würfel eingesetzt.
jelly-monster-event-sealed = { $seat } sperrt Bezirk { $district } ab.
    .you = Du sperrst Bezirk { $district } ab.
jelly-monster-event-turned = { $seat ->
    [-1] Der Tisch dreht die Sanduhr um!
   *[other] { $seat } dreht die Sanduhr um!
}
    .you = Du drehst die Sanduhr um!
jelly-monster-event-rested = { $seat } ist fertig.
    .you = Du bist fertig.
jelly-monster-event-closed = { $time_up ->
    [true] Die Zeit ist um! Jetzt wird gewertet.
   *[false] Die Runde ist aus. Jetzt wird gewertet.
}
jelly-monster-event-cancelled = Bezirk { $district }: { $count } Würfel von { $seat } mit { $die } heben sich auf.
    .you = Bezirk { $district }: deine { $count } Würfel mit { $die } heben sich auf.
jelly-monster-event-controlled = { $district ->
    [0] { $seats-count ->
        [one] { $seats } hat die meisten Würfel im Stadtzentrum.
       *[other] { $seats } haben die meisten Würfel im Stadtzentrum.
    }
   *[other] { $seats-count ->
        [one] { $seats } hat die Kontrolle in Bezirk { $district }.
       *[other] { $seats } haben die Kontrolle in Bezirk { $district }.
    }
}
jelly-monster-event-pointed = { $pays ->
    [true] Bezirk { $district } zahlt, was Bezirk { $neighbour } zahlt.
   *[false] Bezirk { $district } zeigt zurück auf Bezirk { $neighbour } und zahlt nichts.
}
jelly-monster-event-chose = { $way ->
    [clockwise] { $seat } wählt den nächsten Bezirk im Uhrzeigersinn.
   *[counter-clockwise] { $seat } wählt den nächsten Bezirk gegen den Uhrzeigersinn.
}
    .you = { $way ->
        [clockwise] Du wählst den nächsten Bezirk im Uhrzeigersinn.
       *[counter-clockwise] Du wählst den nächsten Bezirk gegen den Uhrzeigersinn.
    }
jelly-monster-event-gained = { $seat } bekommt { $jelly } Jelly.
    .you = Du bekommst { $jelly } Jelly.
jelly-monster-event-drew = { $capsule ->
    [none] { $seat } zieht eine Kapsel.
    [die] { $seat } zieht eine Kapsel: Sie zeigt einen Würfel.
   *[other] { $seat } zieht eine Kapsel: Sie zeigt { $capsule }.
}
    .you = { $capsule ->
        [none] Du ziehst eine Kapsel.
        [die] Du ziehst eine Kapsel: Sie zeigt einen Würfel.
       *[other] Du ziehst eine Kapsel: Sie zeigt { $capsule }.
    }
jelly-monster-event-short = Zu wenige Kapseln für { $seats }: Niemand von ihnen bekommt eine.
jelly-monster-event-lost = { $capsule ->
    [none] { $seat } legt eine Kapsel zurück in die Schachtel.
    [die] { $seat } legt die Kapsel mit dem Würfel zurück in die Schachtel.
   *[other] { $seat } legt die Kapsel mit der { $capsule } zurück in die Schachtel.
}
    .you = { $capsule ->
        [none] Du legst eine Kapsel zurück in die Schachtel.
        [die] Du legst die Kapsel mit dem Würfel zurück in die Schachtel.
       *[other] Du legst die Kapsel mit der { $capsule } zurück in die Schachtel.
    }
jelly-monster-event-paid = { $seat } gibt { $to } { $jelly } Jelly.
    .you = Du gibst { $to } { $jelly } Jelly.
    .yours = { $seat } gibt dir { $jelly } Jelly.
jelly-monster-event-opened = { $capsule ->
    [die] { $seat } würfelt für eine Kapsel: { $jelly } Jelly.
   *[other] { $seat } öffnet eine Kapsel: { $jelly } Jelly.
}
    .you = { $capsule ->
        [die] Du würfelst für eine Kapsel: { $jelly } Jelly.
       *[other] Du öffnest eine Kapsel: { $jelly } Jelly.
    }
jelly-monster-event-ended = Das Spiel ist aus: { $winners } mit { $jelly } Jelly.

jelly-monster-when = in Runde { $turn }
jelly-monster-points-districts = Bezirke
jelly-monster-points-centre = Stadtzentrum
jelly-monster-points-others = von und an andere
jelly-monster-points-capsules = Kapseln

jelly-monster-why-jelly = mehr Jelly
jelly-monster-why-jelly-late = mehr Jelly für das Ende
jelly-monster-why-promised = bessere Aussichten in den Bezirken
jelly-monster-why-promised-late = bessere Aussichten gegen Ende des Spiels
jelly-monster-why-capsules-early = mehr Kapseln früh im Spiel
jelly-monster-why-loose = mehr Würfel zum Einsetzen
jelly-monster-why-loose-in-the-sand = mehr Würfel zum Einsetzen bei laufendem Sand
jelly-monster-why-right-to-seal = das Recht zum Absperren eines Bezirks
