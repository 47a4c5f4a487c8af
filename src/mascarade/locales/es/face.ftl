# La elección de una cara: una máscara sobre un medallón de color.

face-title = Cara
face-done = Listo
face-source =
    { $source ->
        [own] Elegida
       *[name] Según el nombre
    }
face-mask = Máscara
face-mask-dark = Máscara oscura
face-mask-name =
    { $mask ->
        [cat] Gato
        [horns] Cuernos
        [beak] Pico
        [flames] Llamas
        [feather] Pluma
        [diamond] Rombo
        [bear] Oso
       *[half] Antifaz
    }
face-colour = Color
face-colour-name =
    { $colour ->
        [sky] Cielo
        [amber] Ámbar
        [iris] Lirio
        [pine] Pino
        [rust] Óxido
        [orchid] Orquídea
        [moss] Musgo
        [lagoon] Laguna
        [coral] Coral
        [slate] Pizarra
        [oak] Roble
        [ink] Tinta
       *[rose] Rosa
    }
