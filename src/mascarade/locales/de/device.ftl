# Alle an einem Gerät, das von Hand zu Hand geht. $player und $name sind Leute, $players mehrere.

device-title = Alle an einem Gerät
device-about = Das Gerät wandert von Hand zu Hand, dazwischen fällt ein Vorhang: So sehen alle nur, was sie sehen dürfen. Wer spielt mit?
device-name = Name von Person { $number }
device-face = Gesicht von Person { $number } wählen
device-up = Person { $number } einen Platz nach vorn
device-remove = Person { $number } entfernen
device-add = Noch jemand
device-others = Am Tisch wählt ihr die Karten, ladet andere mit eigenem Gerät ein und setzt Bots auf freie Plätze.
device-twice = Zwei heißen „{ $name }“: Gebt einer Person einen anderen Namen.
device-gather = An den Tisch

## Der Vorhang

device-latest = Was gerade passiert ist
device-hand-to = Gebt das Gerät an { $player }
device-turn = { $player } ist dran.
device-power = { $player } wählt (Fähigkeit { $character-genitive }).
device-wish = { $player } möchte in Ruhe nachsehen.
device-i-am = Ich bin { $player }
device-alone = Schaut sonst niemand hin? Dann weiter:
device-lift = Vorhang auf
device-see-table = Erst den Tisch ansehen

## Eine Karte, die alle sehen außer der Person, vor der sie liegt

device-away-heading = { $player } schaut weg
device-all-heading = Alle schauen her
device-shown-away = Alle sehen die Karte von { $player }, nur { $player } nicht.
device-shown-all = Alle am Gerät sehen die Karte von { $player }.
device-ready-to-see = Bereit!
device-show = Karte zeigen
device-shown-heading = Karte von { $player }
device-seen = Gesehen

## In der Hand

device-strip = Wer das Gerät in der Hand hat
device-has = Nur für { $player }
device-has-hint = Wenn du fertig bist, verschwindet alles vom Bildschirm.
device-done = Fertig
device-stay = Noch ansehen ({ $seconds })

## Offen ansagen

device-announce-openly = Offen ansagen
device-openly = Welchen Charakter sagt { $player } an?

## Was alle sehen und sagen dürfen

device-memorise = Merkt euch, wer wer ist
device-memorise-hint = Noch liegen die Karten für alle offen. Dann werden sie umgedreht.
device-all-ready = Alle bereit!
device-take = Nachsehen, was du weißt? Nimm das Gerät:
device-who-contests = Wer widerspricht?
device-nobody-contests = Niemand widerspricht
device-contest =
    { $count ->
        [one] { $players } widerspricht
       *[other] { $players } widersprechen
    }
