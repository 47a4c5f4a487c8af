# Che cosa dice il comando `mascarade` oltre alla storia e ai rifiuti.

cli-refused = Rifiutato:
cli-warning = Avviso:

## Con gli occhi di chi

cli-eyes-all = Il racconto non nasconde nulla. Ciò che sta tra parentesi, non tutti al tavolo lo sanno.
cli-eyes-spectator = Il racconto di ciò che vede chi assiste.
cli-eyes-player = Il racconto di ciò che vede { $player }. Ciò che sta tra parentesi, non tutti al tavolo lo sanno.

## Partite

cli-game =
    { $set ->
        [none] Una partita della { $edition } con carte proprie, per { $players } giocatori
       *[other] Una partita della { $edition }, set «{ $set }», per { $players } giocatori
    }
cli-seed = Seme { $seed }. Per riascoltarla: { $command }
cli-thoughts-untold =
    { $count ->
        [one] Un pensiero di { $bot } è omesso: mancano le parole per «{ $message }».
       *[other] { $count } pensieri di { $bot } sono omessi: mancano le parole per «{ $message }».
    }
cli-recorded = La registrazione è in { $file }.

## Scenari

set-base = Il gioco base
set-base-2013 = Il gioco base, nella prima stampa
set-A = Lato A, per le prime partite
set-B = Lato B, più strategico
set-classic = Classico
set-let-it-roll = Via alle danze
set-unity = L'unione fa la forza
set-combo = La combo definitiva
set-duel = Duello mortale
set-trio = Trio infernale

cli-edition-heading =
    { $edition ->
        [first] Prima edizione
       *[second] Seconda edizione
    }
cli-column-set = Set
cli-column-name = Nome
cli-column-players = Giocatori
cli-column-cards = Carte
cli-column-character = Personaggio
cli-column-marks = Simboli
cli-column-power = Potere
cli-set-heading = { $name } ({ $set })
cli-set-heading-players = { $name } ({ $set }), { $players } giocatori
cli-purse = borsa
cli-minimum = { $minimum }+
cli-copies = { $name } ×{ $count }
cli-marks-explained = borsa: porta denaro dalla banca · 8+: uno scenario personalizzato lo ammette solo da quel numero di giocatori in su
cli-centre =
    { $count ->
        [one] C'è una carta al centro.
       *[other] Ci sono { $count } carte al centro.
    }
cli-cemetery = Cimitero: { $characters }
cli-scenarios-hint = Le carte e i poteri di un set: { $command }

cli-scenario-unnamed = Uno scenario senza nome
cli-scenario-summary = { $edition-start }, { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }: { $characters }.
cli-scenario-summary-empty = { $edition-start }, { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, nessuna carta.
cli-scenario-playable = Questo scenario si può giocare.
cli-scenario-playable-warned = Questo scenario si può giocare, nonostante gli avvisi.
cli-scenario-refused = Questo scenario non si può giocare.

## Registrazioni

cli-verified = Verificata: questa partita può essersi svolta proprio come è registrata.
cli-verified-played =
    { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }, { $actions ->
        [one] 1 azione
       *[other] { $actions } azioni
    }, { $events ->
        [one] 1 evento
       *[other] { $events } eventi
    }.
cli-verified-players = Al tavolo: { $players }.
cli-verified-unfinished = La partita non è finita.

## Il servizio

cli-serve-here = Mascarade ti aspetta su { $address }
cli-serve-network = Nella tua rete: { $address }
cli-serve-loopback = Ci si arriva solo da questo computer. Con --host 0.0.0.0 anche dagli altri della tua rete.
cli-serve-moved = La porta { $usual } è occupata, quindi questa è la porta { $port }.
cli-serve-stop = Per fermarlo: Ctrl-C. Le partite riprendono quando lo riavvii.
## I tavoli di un servizio

cli-tables-none = Non ci sono tavoli così.
cli-tables-column-code = Codice
cli-tables-column-phase = Stato
cli-tables-column-people = Persone
cli-tables-column-age = Aperto da
cli-tables-column-quiet = Fermo da
cli-tables-phase =
    { $phase ->
        [lobby] in sala
        [memorising] le carte sono scoperte
        [playing] in gioco
        [finished] finito
        [aborted] abbandonato
       *[closed] chiuso
    }
cli-tables-age = Aperto da { $age }; fermo da { $quiet }.
cli-tables-game =
    { $edition ->
        [first] Prima edizione
       *[second] Seconda edizione
    }, { $players } posti; { $game ->
        [0] ancora nessuna partita
       *[other] partita { $game }
    }.
cli-tables-seat-empty = Posto { $seat }: libero
cli-tables-seat-bot = Posto { $seat }: { $name }, un bot ({ $bot })
cli-tables-seat-person =
    { $host ->
        [yes] Posto { $seat }: { $name }, chi ospita
       *[no] Posto { $seat }: { $name }
    }
cli-tables-cards = Le carte alla fine, posto per posto: { $cards }.
cli-tables-close-ask = Così il tavolo { $code } si chiude per tutti. Scrivi il suo codice per continuare:
cli-tables-closed = Il tavolo { $code } è chiuso.
cli-tables-exported =
    { $count ->
        [0] Nessuna partita è finita: non c'è niente da scrivere in { $folder }.
        [one] C'è una registrazione in { $folder }.
       *[other] Ci sono { $count } registrazioni in { $folder }.
    }
cli-backup-done =
    { $file } è una copia completa: { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    }, { $people ->
        [one] 1 persona
       *[other] { $people } persone
    }.
