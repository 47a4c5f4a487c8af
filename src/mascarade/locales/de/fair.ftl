# Ob fair ausgeteilt wurde, auf der Seite und an der Kommandozeile
fair-holds =
    { $count ->
        [one] Fair ausgeteilt: Prüfung bestanden.
       *[other] Fair ausgeteilt: alle { $count } Prüfungen bestanden.
    }
fair-broken = Nicht fair ausgeteilt
fair-nothing = Vor diesem Austeilen wurde nichts zugesichert, also gibt es nichts zu prüfen.
fair-claim = Niemand ohne das Geheimnis kann bestimmen, was ausgeteilt wird; gegenüber dem Betreiber mit beliebigen Komplizen gilt das für alle, die aufgedeckt und L behalten haben, bis auf die angegebene Zahl der Versuche. Nichts wird behauptet für Personen ohne Beitrag, über das Spiel der Bots oder darüber, was der Betreiber sehen kann.
fair-no-share = Du hattest beim Austeilen keinen Beitrag, also wird dir gegenüber dem Betreiber nichts versprochen.
fair-claim-first = Diese Partie wurde nach Version 1 ausgeteilt: Niemand außer dem Betreiber konnte bestimmen, was ausgeteilt wird. Gegenüber dem Betreiber wird nichts behauptet.
fair-attempts =
    { $count ->
        [one] Beim ersten Versuch ausgeteilt.
       *[other] Beim { $count }. Versuch ausgeteilt.
    }
fair-lock = L ist die Festlegung: was der Server festgelegt hat, bevor jemand seinen Beitrag aufdeckte. Sie steht in der Aufzeichnung und in der Mitschrift dieser Seite.
fair-noted = Verglichen mit dem, was diese Seite während der Partie mitgeschrieben hat.
fair-unnoted = Diese Seite hat während der Partie nichts mitgeschrieben: Geprüft wurde nur die Aufzeichnung selbst.
fair-details = Was geprüft wurde
fair-save = Mitschrift speichern
fair-check =
    { $check ->
        [commitment] Der Server hat das Geheimnis benutzt, das er vor allen Beiträgen zugesichert hat.
        [terms] Die Personen, ihre Beiträge und alles, was dem Zufall überlassen war, sind wie vor dem Austeilen angekündigt.
        [lock] Die Festlegung ist die, die du vor dem Austeilen mitgeschrieben hast.
        [share] Dein Beitrag zählt beim Austeilen mit.
        [promises] Alle haben den Beitrag aufgedeckt, den sie zugesichert hatten.
        [settings] Regeln und Optionen sind die der Festlegung.
        [set] Gespielt wurde das ausgeloste oder gewählte Set.
        [seats] Alle saßen, wo sie das Los oder die eigene Wahl hinsetzte.
        [first] Begonnen hat, wer ausgelost oder bestimmt war.
        [cards] Die Karten lagen wie ausgelost.
        [cemetery] Der Friedhof lag wie ausgelost.
        [nonces] Jede Aktion hat eigene Zufallswerte, keine wurden zweimal benutzt.
        [chain] Die Prüfsumme über alle Aktionen stimmt mit der Aufzeichnung überein.
       *[heads] Die Mitschrift dieser Seite stimmt mit der Aufzeichnung überein.
    }
error-fair-broken =
    { $check ->
        [commitment] Der Server hat nicht das Geheimnis benutzt, das er vor allen Beiträgen zugesichert hat.
        [terms] Die Personen, ihre Beiträge oder das, was dem Zufall überlassen war, sind nicht wie vor dem Austeilen angekündigt.
        [lock] Die Festlegung ist nicht die, die du vor dem Austeilen mitgeschrieben hast.
        [share] Dein Beitrag zählt beim Austeilen nicht mit.
        [promises] Ein aufgedeckter Beitrag ist nicht der zugesicherte.
        [settings] Regeln oder Optionen sind nicht die der Festlegung.
        [set] Gespielt wurde nicht das ausgeloste oder gewählte Set.
        [seats] Nicht alle saßen, wo sie das Los oder die eigene Wahl hinsetzte.
        [first] Begonnen hat jemand anderes als ausgelost oder bestimmt.
        [cards] Die Karten lagen nicht wie ausgelost.
        [cemetery] Der Friedhof lag nicht wie ausgelost.
        [nonces] Einer Aktion fehlen eigene Zufallswerte, oder sie hat die einer anderen.
        [chain] Die Prüfsumme über alle Aktionen stimmt nicht mit der Aufzeichnung überein.
       *[heads] Die Aktionen sind nicht die, die während der Partie zugesichert wurden: Die Mitschrift stimmt nicht mit der Aufzeichnung überein.
    }
error-fair-absent = Die Aufzeichnung sichert nichts über das Austeilen zu und lässt sich nicht mit einer Mitschrift vergleichen.
error-witness-malformed = Das ist keine Mitschrift einer Partie: { $reason }
error-witness-too-large = Das ist zu lang für eine Mitschrift: mehr als { $most } Byte.
error-not-a-hash = { $text } ist kein Hashwert. Der hat 64 Zeichen von 0 bis 9 und a bis f.
