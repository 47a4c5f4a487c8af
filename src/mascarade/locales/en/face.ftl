# The choice of a face: a mask on a coloured medallion.

face-title = Face
face-done = Done
face-source =
    { $source ->
        [own] Chosen
       *[name] From the name
    }
face-mask = Mask
face-mask-dark = Dark mask
face-mask-name =
    { $mask ->
        [cat] Cat
        [horns] Horns
        [beak] Beak
        [flames] Flames
        [feather] Feather
        [diamond] Diamond
        [bear] Bear
       *[half] Half mask
    }
face-colour = Colour
face-colour-name =
    { $colour ->
        [sky] Sky
        [amber] Amber
        [iris] Iris
        [pine] Pine
        [rust] Rust
        [orchid] Orchid
        [moss] Moss
        [lagoon] Lagoon
        [coral] Coral
        [slate] Slate
        [oak] Oak
        [ink] Ink
       *[rose] Rose
    }
