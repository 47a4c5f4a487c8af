# Una breve escena para cada personaje. $character toma todas las formas que dice story.ftl; $amount es la cantidad de la edición.
# Ana, Bruno, Clara y David se sientan en este orden, cada uno a la izquierda de quien va antes.

example-judge = Ana anuncia: «¡Soy { $character }!». En el tribunal hay 3 monedas: se lleva las 3.
example-bishop = Bruno anuncia: «¡Soy { $character }!». Clara, la más rica con 9 monedas, tiene que darle { $amount }.
example-king = Ana anuncia: «¡Soy { $character }!». Nadie la desafía: toma { amount-in-coins } de la banca, sea quien sea en realidad.
example-fool = Clara toma { amount-in-coins } y después las cartas de Ana y David. ¿Las cambia? Solo ella lo sabe, y tampoco las ve.
example-queen = Bruno anuncia: «¡Soy { $character }!». Clara lo desafía y revela esa carta: toma { amount-in-coins } de la banca, y Bruno paga 1 al tribunal.
example-thief = David se sienta entre Clara y Ana. Anuncia: «¡Soy { $character }!», y cada una le da { amount-in-coins }.
example-witch = Ana tiene 4 monedas y David, 11. Ella anuncia: «¡Soy { $character }!» y lo elige: ahora ella tiene 11, y él, 4.
example-spy = Bruno mira en secreto la carta de Clara y la suya. Le gusta más la de ella, así que las cambia.
example-peasant = Ana anuncia: «¡Soy { $character }!», Bruno la desafía, y los dos lo son: cada uno toma 2 monedas. Sin desafío, Ana tomaría { $amount }.
example-cheat = David tiene { amount-in-coins } y anuncia: «¡Soy { $character }!». Nadie lo desafía: gana la partida.
example-inquisitor = Clara señala a Bruno. Él dice «Juez», descubre su carta y es un Campesino: le paga { amount-in-coins }.
example-widow = A Ana le quedan 3 monedas y anuncia: «¡Soy { $character }!». La banca le da 7: ya tiene { $amount }.
example-empress = Clara anuncia: «¡Soy { $character }!», y todos pasan. Toma { amount-in-coins } de la banca; la verdad queda bajo la máscara.
example-swindler = David tiene 6 monedas, Ana y Bruno tienen 8, Clara tiene 5. David anuncia: «¡Soy { $character }!» y puede elegir: le quita { $amount } a Bruno.
example-guru = Ana señala a David. Él dice «Juez», descubre su carta y de verdad es el Juez: no paga nada.
example-puppet-master = Ana elige a Bruno y a Clara: cada uno le da { amount-in-coins }, y después se cambian de sitio. Monedas y cartas se quedan: Bruno tiene ahora lo que estaba delante de Clara.
example-princess = Bruno toma { amount-in-coins } y elige a Ana. Ella levanta su carta: la ven todos menos ella.
example-patron = Clara toma { amount-in-coins } de la banca. David, a su izquierda, y Bruno, a su derecha, toman también 1 cada uno.
example-beggar = David tiene 5 monedas. Ana tiene 8 y le da 1. Bruno tiene 6, igual que David ahora, y no da nada. Clara tiene 7 y da 1: David termina con 7.
example-usurper = David señala a Clara y dice «Reina». Se descubre la carta, y es la Reina: David toma 2 monedas de la banca.
example-damned = Bruno anuncia que es el Rey y Ana lo desafía. Bruno revela su carta y es { $character }: queda fuera, y la carta sale de la partida.
example-alchemist = Clara tiene 3 monedas; Bruno, a su derecha, 9. Ella dice «izquierda»: todos pasan sus monedas a la izquierda, y ahora ella tiene las 9 de Bruno.
example-actress = El último poder jugado es el del Rey. Ana anuncia: «¡Soy { $character }!», nadie la desafía, y toma 3 monedas, como haría el Rey.
example-courtesan = Clara anuncia: «¡Soy { $character }!». Bruno, a su derecha, revela al Juez, un hombre: le paga { amount-in-coins }.
example-gambler = David esconde 2 monedas y elige a Ana, que dice 3. Falla: las 2 monedas son de David.
example-necromancer = Ana descubre la primera carta del cementerio: el Ladrón. Cada vecino suyo le da 1 moneda, y el Ladrón va al fondo.
example-sage = Bruno toma { amount-in-coins }, mira la carta de Clara y después una del centro. Nadie más las ve.

## La página de los personajes

characters-players = Para cuántos
characters-players-any = Cualquier número
characters-players-count = { $count } jugadores
characters-example = Ejemplo
