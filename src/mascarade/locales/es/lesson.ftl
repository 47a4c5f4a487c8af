# La guía de la lección. $player es alguien de la mesa: nada que concuerde con su nombre.
# Dos de estas frases se leen juntas: lo que acaba de pasar y lo que se puede probar. Las dos son breves.

lesson-heading = Aprende a jugar
lesson-progress = { $done } de { $steps } aprendidos

lesson-step-swap = Cambiar
lesson-step-look = Mirar
lesson-step-contest = Disputar
lesson-step-bound = Tras una revelación
lesson-step-announce = Anunciar
lesson-step-contested = Que te lo disputen
lesson-step-done = { $step }: aprendido

## Lo que ha pasado

lesson-news-swapped = ¿Las has cambiado o no? Solo tú lo sabes.
lesson-news-taken = { $player } acaba de tener tu carta bajo la mesa.
lesson-news-looked = Ahora eres { $character }. ¡Que no se te note!
lesson-news-stood = Nadie lo ha disputado: el poder ha sido tuyo, fuera verdad o no.
lesson-news-right = Eras de verdad { $character }: el poder es tuyo, y quien se equivocaba paga 1 moneda.
lesson-news-caught = Era { $player } quien tenía { $character }: pagas 1 moneda al tribunal.
lesson-news-nobody = Nadie era { $character }: quien lo ha dicho paga 1 moneda.
lesson-news-others-right = { $player } era de verdad { $character }; quien se equivocaba paga 1 moneda.
lesson-news-others-nobody = Ninguna de esas cartas era { $character }: paga 1 moneda cada cual.

## Qué probar

lesson-deal = Por un momento todas las cartas se ven. La tuya es { $character }. Fíjate en quién es quién y elige «{ dock-ready }».
lesson-opening = En la primera ronda todo el mundo cambia. Coge tu carta y una del centro: cámbialas, o finge que lo haces.
lesson-look = Ya no puedes saber quién eres. Mira tu carta: nadie más la verá.
lesson-look-sure = Aún sabes quién eres. Mira de todos modos, para ver cómo es.
lesson-announce-true = Eres { $character }. Anúncialo y coge las monedas.
lesson-announce-bluff = Ahora anuncia. No tiene por qué ser verdad: { $character } da { amount-in-coins } si nadie lo disputa.
lesson-announce-again = Anuncia otra vez. Ahora quizá alguien lo dude: entonces enseña su carta todo el que dice serlo.
lesson-contest-sure = ¡Pero { $character } eres tú! Dispútalo: quien tiene razón usa el poder.
lesson-contest-unsure = Podrías ser tú. Dispútalo: si aciertas, el poder es tuyo; si no, cuesta 1 moneda.
lesson-contest-not = Sabes que no eres { $character }. Pasar es gratis; equivocarse cuesta 1 moneda.
lesson-contest-free = Dispútalo si crees que eres { $character }. Pasar es gratis.
lesson-bound = Acabas de enseñar tu carta: este turno solo puedes cambiar. ¿De verdad, o fingiendo?
lesson-bound-better = Acabas de enseñar tu carta: solo puedes cambiar. { $player } tiene { $character }: ¡coge esa carta!
lesson-free = Este turno es todo tuyo. Pronto { $player } dirá ser alguien, y podrás disputarlo.
lesson-power = Usas el poder. Elige a quién afecta.
lesson-watch = Juegan los demás. Fíjate en qué cartas cogen y en lo que dicen.

## El final

lesson-done-heading = Ya conoces el juego
lesson-done = Lo has visto todo. Gana quien llega a 13 monedas. Acaba esta partida, o empieza una de verdad.
lesson-won-heading = ¡Has ganado!
lesson-won = Ya conoces el juego: con 13 monedas se gana. ¿Vamos a una mesa de verdad?
lesson-over-heading = La lección ha terminado
lesson-over = Con 13 monedas se gana; y cuando alguien pierde la última, gana quien más tiene. Pruébalo en una mesa de verdad, o repite la lección.
lesson-repeat = Otra vez
