# Was jemand gespielt hat, und was über jemanden gespeichert ist.
# $character ist ein Charakter, $share ein Anteil wie 33 %.

record-title = Deine Spiele
record-lead = Das siehst nur du.
record-nobody = Auf diesem Gerät ist noch niemand bekannt. Spiel ein Spiel, dann steht es hier.
record-none = Du hast noch kein Spiel zu Ende gespielt.
record-games-all =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }
record-won-all = { $won } gewonnen
record-share = { $share } deiner Spiele
record-by-edition = Nach Ausgabe
record-by-dealt = Nach dem Charakter, den du bekamst
record-by-held = Danach, wer du am Ende warst
record-column-edition = Ausgabe
record-column-character = Charakter
record-column-games = Spiele
record-column-won = Gewonnen
record-column-share = Anteil
record-bluffs = Deine schönsten Bluffs
record-bluffs-none = Noch ist kein Bluff von dir durchgegangen.
record-bluff =
    { $coins ->
        [0] Du gabst dich bei einer Chance von { $percent } % als { $character-name } aus, und niemand widersprach.
        [one] Du gabst dich bei einer Chance von { $percent } % als { $character-name } aus, niemand widersprach, und das brachte 1 Münze.
       *[other] Du gabst dich bei einer Chance von { $percent } % als { $character-name } aus, niemand widersprach, und das brachte { $coins } Münzen.
    }
record-delusions = Deine längsten Selbsttäuschungen
record-delusions-none = Über dich selbst hast du dich nie lange getäuscht.
record-delusion = Du lagst { $turns } Züge lang bei der eigenen Karte falsch, von Zug { $first } bis Zug { $last }.
record-judging =
    { $games ->
        [one] Ein Spiel wird noch durchgesehen …
       *[other] { $games } Spiele werden noch durchgesehen …
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
record-stayed = { $dealt } von Anfang bis Ende
record-truth = Die Wahrheit
record-replay = Noch einmal ansehen
record-gone = Diesen Tisch gibt es nicht mehr.

## Was gespeichert ist

record-data = Deine Daten
record-export = Alles herunterladen
record-export-about = Alles, was hier über dich gespeichert ist, als Datei: dein Name, deine Tische, deine Sets, deine Ergebnisse, was du gesagt hast.
record-delete = Alles löschen
record-delete-about = Dein Name, deine Sets, deine Ergebnisse und was du gesagt hast werden hier für immer gelöscht, auf allen deinen Geräten. An Tischen, an denen du spielst, spielt ein Bot weiter. Niemand kann das rückgängig machen, und kein Wiederherstellungslink bringt es zurück.
record-delete-sure = Ja, alles löschen
record-delete-not = Nein, behalten
record-gone-heading = Alles gelöscht
record-gone-about = Über dich ist hier nichts mehr gespeichert. Wann immer du willst, kannst du als jemand Neues wiederkommen.
