# Was jemand gespielt hat, und was über jemanden gespeichert ist.
# $character ist ein Charakter, $share ein Anteil wie 33 %.

record-lead = Das siehst nur du.
record-nobody = Auf diesem Gerät kennt dich noch niemand. Spiel eine Partie, dann steht sie hier.
record-none = Du hast noch keine Partie zu Ende gespielt.
record-games-all =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }
record-won-all = { $won } gewonnen
record-share = { $share } deiner Partien
record-by-edition = Nach Edition
record-by-dealt = Nach ausgeteiltem Charakter
record-by-held = Nach Charakter am Ende
record-column-edition = Edition
record-column-character = Charakter
record-column-games = Partien
record-column-won = Gewonnen
record-column-share = Anteil
record-bluffs = Deine schönsten Bluffs
record-bluffs-none = Noch ist dir kein Bluff gelungen.
record-bluff =
    { $coins ->
        [0] Du gibst dich als { $character-name } aus (Chance: { $percent } %), und niemand widerspricht.
        [one] Du gibst dich als { $character-name } aus (Chance: { $percent } %), niemand widerspricht, und das bringt 1 Münze.
       *[other] Du gibst dich als { $character-name } aus (Chance: { $percent } %), niemand widerspricht, und das bringt { $coins } Münzen.
    }
record-delusions = Deine längsten Selbsttäuschungen
record-delusions-none = In dir selbst hast du dich nie lange getäuscht.
record-delusion = Du liegst bei deiner eigenen Karte { $turns } Züge lang falsch, von Zug { $first } bis Zug { $last }.
record-judging =
    { $games ->
        [one] Eine Partie wird noch ausgewertet …
       *[other] { $games } Partien werden noch ausgewertet …
    }
record-games = Zu Ende gespielt
record-game-won = Gewonnen
record-game-lost = Verloren
record-game-about =
    { $coins ->
        [one] { $players } Personen, am Ende eine Münze
       *[other] { $players } Personen, am Ende { $coins } Münzen
    }
record-became = Erst { $dealt }, am Ende { $held }
record-stayed = Von Anfang bis Ende { $dealt }
record-truth = Die Wahrheit
record-replay = Ansehen
record-gone = Diesen Tisch gibt es nicht mehr.

## Was gespeichert ist

record-devices = Deine Geräte
record-device = { $browser } auf { $system }
record-device-unknown = Unbekanntes Gerät
record-device-here = Dieses Gerät
record-device-used = Zuletzt benutzt: { $day }
record-device-since = Angemeldet: { $day }
record-device-sign-out = Abmelden
record-device-sign-out-of = Abmelden: { $device }
record-device-sign-out-about = Das andere Gerät kennt dich dann nicht mehr. Du kannst es von hier aus wieder hinzufügen.
record-device-signed-out = Abgemeldet: { $device }
record-device-add = Gerät hinzufügen
record-device-add-when = Um auf mehreren Geräten zu spielen, alle angemeldet.
record-device-add-about = Öffne diesen Link innerhalb von fünf Minuten auf dem anderen Gerät. Er gilt nur einmal; danach kennen dich beide Geräte.
record-data = Deine Daten
record-export = Alles herunterladen
record-export-about = Alles, was hier über dich gespeichert ist, als Datei: dein Name, deine Geräte, deine Tische, deine Sets, deine Ergebnisse und was du gesagt hast.
record-delete = Alles löschen
record-delete-about = Dein Name, deine Sets, deine Ergebnisse und alles, was du gesagt hast, werden für immer gelöscht, auf allen deinen Geräten. Wo du gerade mitspielst, spielt ein Bot weiter. Das lässt sich nicht rückgängig machen, auch nicht mit einem Rückkehr-Link.
record-delete-proof = Die anderen behalten den Beweis, dass fair ausgeteilt wurde. Nur Partien, die eine frühere Version dieses Servers ausgeteilt hat, verlieren ihren.
record-delete-sure = Ja, alles löschen
record-delete-not = Nein, behalten
record-gone-heading = Alles gelöscht
record-gone-about = Über dich ist hier nichts mehr gespeichert. Du kannst jederzeit unter neuem Namen wiederkommen.
record-face-about = Gilt für neue Tische. Wo du schon sitzt, bleibt dein altes Gesicht.
