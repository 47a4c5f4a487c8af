# Um ein Gerät herum, das von Hand zu Hand geht. $player und $name sind Leute, $players mehrere.

device-title = Um ein Gerät herum
device-about = Dieses Gerät geht von Hand zu Hand, und dazwischen fällt ein Vorhang: Alle sehen nur, was für sie bestimmt ist. Wer spielt daran?
device-name = Name von Platz { $number }
device-up = Nummer { $number } einen Platz nach vorn
device-remove = Nummer { $number } entfernen
device-add = Noch jemand
device-others = Am Tisch wählst du die Karten, lädst andere ein, die an eigenen Geräten spielen, und gibst leere Plätze an Bots.
device-twice = Zwei heißen „{ $name }“: Gib einer Person einen anderen Namen.
device-gather = An den Tisch

## Der Vorhang

device-latest = Was gerade geschehen ist
device-hand-to = Gebt das Gerät an { $player }
device-turn = { $player } ist dran.
device-power = { $player } muss wählen, für die Fähigkeit { $character-genitive }.
device-wish = { $player } möchte sehen, was nur { $player } wissen darf.
device-i-am = Ich bin { $player }
device-alone = Sieht sonst niemand den Bildschirm? Dann tippe noch einmal.
device-lift = Vorhang auf
device-see-table = Erst den Tisch ansehen

## Eine Karte, die alle sehen außer der Person, vor der sie liegt

device-away-heading = { $player } schaut weg
device-all-heading = Alle schauen her
device-shown-away = Alle anderen sehen die Karte von { $player }, nur { $player } nicht.
device-shown-all = Alle um das Gerät sehen die Karte von { $player }.
device-ready-to-see = Wir sind so weit
device-show = Karte zeigen
device-shown-heading = Die Karte von { $player }
device-seen = Wir haben sie gesehen

## In der Hand

device-strip = Wer das Gerät in der Hand hat
device-has = Nur für { $player }
device-has-hint = Wenn du fertig bist, bleibt nichts davon auf dem Bildschirm.
device-done = Fertig
device-stay = Weiter ansehen ({ $seconds })

## Offen ansagen

device-announce-openly = Offen ansagen
device-openly = Welchen Charakter sagt { $player } an?

## Was alle sehen und sagen dürfen

device-memorise = Merkt euch, wer wer ist
device-memorise-hint = Die Karten liegen offen für alle. Dann werden sie umgedreht.
device-all-ready = Wir sind alle bereit
device-take = Wer ansehen möchte, was er weiß, nimmt das Gerät:
device-who-contests = { $player } sagt: „Ich bin { $character }!“ Wer widerspricht?
device-nobody-contests = Niemand widerspricht
device-contest =
    { $count ->
        [one] { $players } widerspricht
       *[other] { $players } widersprechen
    }
