# Le choix d'un visage : un masque sur un médaillon de couleur.

face-title = Visage
face-done = C'est bon
face-source =
    { $source ->
        [own] Choisi
       *[name] Selon le nom
    }
face-mask = Masque
face-mask-dark = Masque sombre
face-mask-name =
    { $mask ->
        [cat] Chat
        [horns] Cornes
        [beak] Bec
        [flames] Flammes
        [feather] Plume
        [diamond] Losange
        [bear] Ours
       *[half] Loup
    }
face-colour = Couleur
face-colour-name =
    { $colour ->
        [sky] Ciel
        [amber] Ambre
        [iris] Iris
        [pine] Sapin
        [rust] Rouille
        [orchid] Orchidée
        [moss] Mousse
        [lagoon] Lagune
        [coral] Corail
        [slate] Ardoise
        [oak] Chêne
        [ink] Encre
       *[rose] Rose
    }
