# La scelta di un volto: una maschera su un medaglione colorato.

face-title = Volto
face-done = Fatto
face-source =
    { $source ->
        [own] Scelto
       *[name] Dal nome
    }
face-mask = Maschera
face-mask-dark = Maschera scura
face-mask-name =
    { $mask ->
        [cat] Gatto
        [horns] Corna
        [beak] Becco
        [flames] Fiamme
        [feather] Piuma
        [diamond] Rombo
        [bear] Orso
       *[half] Mezza maschera
    }
face-colour = Colore
face-colour-name =
    { $colour ->
        [sky] Cielo
        [amber] Ambra
        [iris] Iris
        [pine] Pino
        [rust] Ruggine
        [orchid] Orchidea
        [moss] Muschio
        [lagoon] Laguna
        [coral] Corallo
        [slate] Ardesia
        [oak] Quercia
        [ink] Inchiostro
       *[rose] Rosa
    }
