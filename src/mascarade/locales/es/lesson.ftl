# La guía de la lección. $player es alguien de la mesa: nada que concuerde con su nombre.
# Dos de estas frases se leen juntas: lo que acaba de pasar y lo que se puede probar. Las dos son breves.

lesson-heading = Aprender a jugar
lesson-progress = { $done } de { $steps } aprendidos

lesson-step-swap = Cambiar
lesson-step-look = Mirar
lesson-step-contest = Desafiar
lesson-step-bound = Tras revelar
lesson-step-announce = Anunciar
lesson-step-contested = Que te desafíen
lesson-step-done = { $step }: aprendido

## Lo que ha pasado

lesson-news-swapped = ¿Las cambiaste o no? Solo tú lo sabes.
lesson-news-taken = { $player } acaba de llevarse tu carta bajo la mesa.
lesson-news-looked = Ahora eres { $character }. ¡Que no se te note!
lesson-news-stood = Nadie te desafió: el poder es tuyo, sea verdad o no.
lesson-news-right = Eras de verdad { $character }: el poder es tuyo, y quien se equivocó paga 1 moneda.
lesson-news-caught = { $player } era de verdad { $character }: pagas 1 moneda al tribunal.
lesson-news-nobody = Nadie era { $character }: todos los que lo dijeron pagan 1 moneda.
lesson-news-others-right = { $player } era de verdad { $character }; quien se equivocó paga 1 moneda.
lesson-news-others-nobody = Ninguno era { $character }: cada uno paga 1 moneda.

## Qué probar

lesson-deal = Por un momento se ven todas las cartas. La tuya es { $character }. Fíjate en quién es quién y elige «{ dock-ready }».
lesson-opening = En la primera ronda todos cambian. Toma tu carta y una del centro: cámbialas de verdad, o solo finge.
lesson-look = Ya no puedes saber quién eres. Mira tu carta: nadie más la verá.
lesson-look-sure = Aún sabes quién eres. Mira de todos modos, para aprender cómo se hace.
lesson-announce-true = Eres { $character }. Anúncialo y toma las monedas.
lesson-announce-bluff = Ahora anuncia. Puedes mentir: { $character } da { amount-in-coins } si nadie te desafía.
lesson-announce-again = Anuncia otra vez. Ahora quizá alguien te desafíe: entonces, todos los que dicen serlo revelan su carta.
lesson-contest-sure = ¡Pero { $character } eres tú! Desafía: quien tiene razón usa el poder.
lesson-contest-unsure = Podrías ser tú. Desafía: si aciertas, el poder es tuyo; si no, pagas 1 moneda.
lesson-contest-not = Sabes que no eres { $character }. Pasar es gratis; equivocarse cuesta 1 moneda.
lesson-contest-free = Desafía si crees que eres { $character }. Pasar es gratis.
lesson-bound = Acabas de revelar tu carta: este turno solo puedes cambiar. ¿De verdad, o fingiendo?
lesson-bound-better = Acabas de revelar tu carta: solo puedes cambiar. { $player } tiene { $character }: ¡toma esa carta!
lesson-free = Este turno es todo tuyo. Pronto { $player } dirá quién es, y podrás desafiar.
lesson-power = Usas el poder. Elige sobre quién.
lesson-watch = Juegan los demás. Fíjate en qué cartas toman y en lo que dicen.

## El final

lesson-done-heading = Ya conoces el juego
lesson-done = Ya lo viste todo. Gana quien llega primero a 13 monedas. Termina esta partida o empieza una de verdad.
lesson-won-heading = ¡Ganaste!
lesson-won = Ya conoces el juego: con 13 monedas se gana. ¿Vamos a una mesa de verdad?
lesson-over-heading = Fin de la lección
lesson-over = Con 13 monedas se gana; y si alguien pierde su última moneda, ganan los más ricos. Pruébalo en una mesa de verdad o repite la lección.
lesson-repeat = Otra vez
