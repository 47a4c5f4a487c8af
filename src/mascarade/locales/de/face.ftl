# Die Wahl eines Gesichts: eine Maske auf einem farbigen Medaillon.

face-title = Gesicht
face-done = Fertig
face-source =
    { $source ->
        [own] Selbst gewählt
       *[name] Aus dem Namen
    }
face-mask = Maske
face-mask-dark = Dunkle Maske
face-mask-name =
    { $mask ->
        [cat] Katze
        [horns] Hörner
        [beak] Schnabel
        [flames] Flammen
        [feather] Feder
        [diamond] Raute
        [bear] Bär
       *[half] Halbmaske
    }
face-colour = Farbe
face-colour-name =
    { $colour ->
        [sky] Himmelblau
        [amber] Bernstein
        [iris] Iris
        [pine] Tanne
        [rust] Rost
        [orchid] Orchidee
        [moss] Moos
        [lagoon] Lagune
        [coral] Koralle
        [slate] Schiefer
        [oak] Eiche
        [ink] Tinte
       *[rose] Rosenrot
    }
