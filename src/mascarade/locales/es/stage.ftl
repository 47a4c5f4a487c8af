# La mesa como escenario: tu sitio, las afirmaciones, las revelaciones y el final.
# $character viene en las formas que explica story.ftl.

seat-own = Tú
coins-missing =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }
coins-of-goal = { $amount } de 13 monedas

sure-full = Seguro
sure-half = A medias
sure-doubtful = Dudoso
sure-none = Ni idea

claim-heading = La afirmación
claim-says = { $player } dice
claim-you-say = Dices
claim-words = «¡Soy { $character }!»
claim-order = Respuestas, en sentido horario
claim-contests = desafía
claim-passes = pasa
claim-now = responde ahora
claim-waits = responde después
claim-question = ¿Le desafías?
claim-pass = Pasar
claim-pass-hint = nada que mostrar, nada que perder
claim-contest = ¡No, soy yo { $character }!
claim-contest-with = ¡No, soy yo { $character }, con { $card }!
claim-right = cierto: el poder · { $stake }

reveal-who = ¿Quién es { $character }?
reveal-nobody = ¡Nadie!

end-yours = ¡El baile es tuyo!
end-of = ¡El baile es de { $players }!
end-ranking = Así terminó
end-truth-hint = cada carta, cada mentira, turno a turno
end-rematch-hint = la misma mesa, otra vez

watching-now = Estás mirando esta partida.
sighting-heading = Solo para tus ojos
side-fold = Plegar el panel
side-unfold = Desplegar el panel

details-heading = Lo que sabes
details-claims = Afirmaciones hasta ahora
details-no-claims = Ninguna afirmación todavía.

keys-heading = Atajos de teclado
keys-contest = Desafiar
keys-again = Pulsa { $key } otra vez para confirmar.
keys-twice = Pasar, desafiar y mirar piden su tecla dos veces: no tienen vuelta atrás.
keys-on = Atajos
keys-on-about = Responder con una sola tecla.

deal-cards = Las cartas: { $cards }.
