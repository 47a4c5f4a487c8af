# Che cosa dice il comando `mascarade` oltre alla storia e ai rifiuti.

cli-refused = Rifiutato:
cli-warning = Avviso:

## Con gli occhi di chi

cli-eyes-all = Il racconto non nasconde nulla. Ciò che sta tra parentesi non lo sanno tutti, al tavolo.
cli-eyes-spectator = Il racconto di ciò che vedono gli spettatori.
cli-eyes-player = Il racconto di ciò che vede { $player }. Ciò che sta tra parentesi non lo sanno tutti, al tavolo.

## Partite

cli-game =
    { $set ->
        [none] Una partita della { $edition } con uno scenario personalizzato, per { $players } giocatori
       *[other] Una partita della { $edition }, scenario «{ $set }», per { $players } giocatori
    }
cli-seed = Seme { $seed }. Per rivederla: { $command }
cli-thoughts-untold =
    { $count ->
        [one] Manca un pensiero di { $bot }: non ci sono parole per «{ $message }».
       *[other] Mancano { $count } pensieri di { $bot }: non ci sono parole per «{ $message }».
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
cli-column-set = Scenario
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
cli-scenarios-hint = Le carte e i poteri di uno scenario: { $command }

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

cli-verified = Verificata: la partita può essersi svolta proprio come è registrata.
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
cli-serve-loopback = Si raggiunge solo da questo computer. Aggiungi --host 0.0.0.0 per aprirlo alla tua rete.
cli-serve-moved = La porta { $usual } è occupata: si usa la porta { $port }.
cli-serve-stop = Per fermarlo: Ctrl-C. Le partite riprendono quando lo riavvii.
## I tavoli di un servizio

cli-tables-none = Nessun tavolo trovato.
cli-tables-column-code = Codice
cli-tables-column-phase = Stato
cli-tables-column-people = Persone
cli-tables-column-age = Aperto da
cli-tables-column-quiet = Fermo da
cli-tables-phase =
    { $phase ->
        [lobby] in preparazione
        [dealing] distribuzione in corso
        [memorising] le carte sono scoperte
        [playing] in gioco
        [finished] finito
        [aborted] interrotto
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
        [yes] Posto { $seat }: { $name }, host
       *[no] Posto { $seat }: { $name }
    }
cli-tables-cards = Le carte alla fine, posto per posto: { $cards }.
cli-tables-close-ask = Il tavolo { $code } si chiude per tutti. Scrivi il suo codice per confermare:
cli-tables-closed = Il tavolo { $code } è chiuso.
cli-tables-exported =
    { $count ->
        [0] Nessuna partita finita: niente da esportare in { $folder }.
        [one] Esportata una registrazione in { $folder }.
       *[other] Esportate { $count } registrazioni in { $folder }.
    }
cli-backup-done =
    { $file } è una copia completa: { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    }, { $people ->
        [one] 1 persona
       *[other] { $people } persone
    }.
