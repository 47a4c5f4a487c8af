# La mesa como escenario: tu sitio, los anuncios, las revelaciones y el final.
# $character viene en las formas que explica story.ftl.

seat-own = Tú
coins-missing =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }
coins-goal =
    { $reached ->
        [yes] Meta alcanzada
       *[no] Meta: 13 monedas
    }

sure-full = Seguro
sure-half = A medias
sure-doubtful = Dudoso
sure-none = Ni idea

claim-last = «{ $character-name }»
claim-last-turn = «{ $character-name }», turno { $turn }
claim-heading = El anuncio
claim-says =
    { $viewer ->
        [player] Dices
       *[nobody] { $player } dice
    }
claim-words = «¡Soy { $character }!»
claim-order = Respuestas, en sentido horario
claim-contests =
    { $viewer ->
        [player] desafías
       *[nobody] desafía
    }
claim-passes =
    { $viewer ->
        [player] pasas
       *[nobody] pasa
    }
claim-now =
    { $viewer ->
        [player] respondes ahora
       *[nobody] responde ahora
    }
claim-waits =
    { $viewer ->
        [player] respondes después
       *[nobody] responde después
    }
claim-early = ya puedes responder
claim-deciding = Ahora decide { $player }
claim-early-hint = Puedes responder ya: contará en tu turno.
claim-early-held = Tu respuesta contará en tu turno. Puedes cambiarla.
claim-question = ¿Le desafías?
claim-pass = Pasar
claim-pass-hint = nada que mostrar, nada que perder
claim-contest = ¡No, { $character } soy yo!
claim-contest-with =
    { $which ->
        [left] ¡No, { $character } soy yo, con mi carta izquierda!
        [right] ¡No, { $character } soy yo, con mi carta derecha!
       *[protected] ¡No, { $character } soy yo, con mi carta protegida!
    }
claim-right = cierto: el poder · { $stake }

reveal-who = ¿Quién es { $character }?
reveal-nobody = ¡Nadie!
reveal-stake = En juego
reveal-fines = Un anuncio falso cuesta { amount-in-coins }.
reveal-others = Los demás

end-of =
    { $viewer ->
        [players] { $count ->
            [one] ¡El baile es tuyo!
           *[other] ¡El baile es tuyo y de { $players }!
        }
       *[nobody] ¡El baile es de { $players }!
    }
end-ranking = Así terminó
end-honours-wait = Se están buscando…
end-honours-none = Esta vez, ninguno.
end-truth-hint = cada carta, cada mentira, turno a turno
end-rematch-hint = la misma mesa, otra vez

watching-now = Estás mirando esta partida.
sighting-heading = Solo para tus ojos
side-fold = Plegar el panel
side-unfold = Desplegar el panel

details-heading = Lo que sabes
details-claims = Anuncios hasta ahora
details-no-claims = Ningún anuncio todavía.

keys-heading = Atajos de teclado
keys-contest = Desafiar
keys-again = Pulsa { $key } otra vez para confirmar.
keys-twice = Pasar, desafiar y mirar piden su tecla dos veces: no tienen vuelta atrás.
keys-on = Atajos
keys-on-about = Responder con una sola tecla.

deal-cards = Las cartas: { $cards }.
