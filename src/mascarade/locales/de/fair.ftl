# Ob ehrlich gegeben wurde, auf der Seite und an der Kommandozeile
fair-holds =
    { $count ->
        [one] Es wurde ehrlich gegeben: Die Prüfung stimmt.
       *[other] Es wurde ehrlich gegeben: Alle { $count } Prüfungen stimmen.
    }
fair-broken = Es wurde nicht ehrlich gegeben
fair-nothing = Vor diesem Geben wurde nichts versprochen, also gibt es nichts zu prüfen.
fair-noted = Verglichen mit dem, was diese Seite während der Partie notiert hat.
fair-unnoted = Diese Seite hat während der Partie nichts notiert: Geprüft wurde nur die Aufzeichnung selbst.
fair-details = Was geprüft wurde
fair-save = Notizen speichern
fair-check =
    { $check ->
        [commitment] Das Geheimnis des Servers ist das, das er versprochen hatte, bevor jemand etwas beitrug.
        [terms] Die Leute, ihre Beiträge und was dem Zufall überlassen war, sind wie vor dem Geben angesagt.
        [set] Das Set ist das ausgeloste.
        [seats] Alle saßen, wo das Los sie hinsetzte oder wo sie es gewählt hatten.
        [first] Begonnen hat, wer ausgelost oder gewählt war.
        [cards] Die Karten lagen, wie sie ausgelost wurden.
        [cemetery] Der Friedhof lag, wie er ausgelost wurde.
        [nonces] Jede Aktion hat ihre eigenen Zufallsbytes, und keine wurden zweimal benutzt.
        [chain] Die Kette aller Aktionen endet, wo die Aufzeichnung es sagt.
       *[heads] Jedes Kettenglied, das notiert wurde, kommt in ihr vor.
    }
error-fair-broken =
    { $check ->
        [commitment] Das Geheimnis des Servers ist nicht das, das er versprochen hatte, bevor die Leute etwas beitrugen.
        [terms] Die Leute, ihre Beiträge oder was dem Zufall überlassen war, sind nicht wie vor dem Geben angesagt.
        [set] Das Set ist nicht das ausgeloste.
        [seats] Die Leute saßen nicht, wo das Los sie hinsetzte oder wo sie es gewählt hatten.
        [first] Begonnen hat jemand anders, als ausgelost oder gewählt war.
        [cards] Die Karten lagen nicht, wie sie ausgelost wurden.
        [cemetery] Der Friedhof lag nicht, wie er ausgelost wurde.
        [nonces] Eine Aktion hat keine eigenen Zufallsbytes oder die einer anderen.
        [chain] Die Kette führt nicht über die aufgezeichneten Aktionen zum aufgezeichneten Ende.
       *[heads] Die Aktionen sind nicht die, die während der Partie versprochen wurden: Ein notiertes Kettenglied kommt in der Kette nicht vor.
    }
error-fair-absent = Die Aufzeichnung verspricht nichts über das Geben und lässt sich nicht mit Notizen vergleichen.
error-witness-malformed = Das sind keine Notizen zu einer Partie: { $reason }
error-witness-too-large = Das ist zu lang für Notizen zu einer Partie: mehr als { $most } Bytes.
error-not-a-hash = { $text } ist kein Hashwert: Das sind 64 Ziffern von 0 bis 9 und a bis f.
