# Scenari personalizzati: la pagina in cui si compongono, si controllano, si provano e si salvano.
# $character è il nome di un personaggio senza articolo, $share una quota come 16,7%.

design-title = Crea uno scenario
design-lead = Scegli chi viene al ballo. Le regole si controllano man mano, e i bot possono provare lo scenario per te.

## Scegliere

design-start = Parti da
design-start-choose = uno scenario ufficiale
design-start-empty = Togli tutti
design-search = Cerca nomi e poteri
design-none = Nessun personaggio corrisponde a tutte queste parole.
design-broken =
    { $part ->
        [edition] Questo link indica un'edizione che non esiste. Ecco uno scenario da cui partire.
        [players] Questo link non dice per quanti giocatori è lo scenario. Eccone uno da cui partire.
       *[cards] Le carte di questo link non si possono leggere. Ecco uno scenario da cui partire.
    }

## Che cosa dicono le regole

design-verdict = Che cosa dicono le regole
design-verdict-state =
    { $state ->
        [checking] Controlliamo le regole…
        [playable] Questo scenario si può giocare.
        [warned] Questo scenario si può giocare. Da notare:
       *[refused] Questo scenario non si può ancora giocare:
    }
design-published = È lo scenario ufficiale «{ $set }».
design-suggestions = Che cosa puoi fare
design-put-in = Aggiungi: { $character }
design-take-out = Togli: { $character }

## Giocare e condividere

design-ways = Giocalo
design-play = Prepara un tavolo
design-bots = Gioca subito con i bot
design-share = Condividilo
design-share-about = Il link contiene lo scenario stesso: chi lo apre può cambiarlo e giocarlo.
design-share-link = Link a questo scenario

## Salvare

design-saved = I tuoi scenari
design-saved-none = Non hai ancora salvato niente.
design-saved-about = Trovi gli scenari salvati su tutti i tuoi dispositivi, e in ogni tavolo che prepari.
design-name = Nome dello scenario
design-save = Salva
design-save-new = Salva come nuovo
design-kept = «{ $name }» salvato.
design-open = Apri
design-delete = Elimina
design-delete-of = Elimina «{ $name }»
design-delete-sure = Eliminare davvero «{ $name }»?
design-delete-not = Tienilo

## Provare

design-balance = È equilibrato?
design-balance-about = I bot lo giocano molte volte. Così si vede quali carte è una fortuna ricevere; tra persone può andare diversamente.
design-try = Provalo
design-try-again = Riprova
design-waiting =
    { $before ->
        [0] Comincia tra un momento…
        [one] Prima si prova un altro scenario…
       *[other] Prima si provano altri { $before } scenari…
    }
design-running = { $done } partite su { $games }
design-starting = I bot si siedono. La prima volta può volerci un minuto o due…
design-failed = La prova non è riuscita.
design-changed = Queste cifre valgono per lo scenario com'era prima dell'ultima modifica.
design-games = { $games } partite, «{ $bot }» a tutti i posti.
design-remarks = Che cosa salta all'occhio
design-remark-even = Nessuno è nettamente avvantaggiato o svantaggiato, per quanto si può dire da queste partite.
design-remark-lucky = È una fortuna ricevere: { $characters }.
design-remark-unlucky = È una sfortuna ricevere: { $characters }.
design-remark-seat =
    { $seat ->
        [1] Chi comincia
       *[other] Chi gioca per { $seat }º
    } { $side ->
        [up] vince più spesso del giusto: { $share }.
       *[down] vince meno spesso del giusto: { $share }.
    }
design-remark-stall = Molte partite si arenano: { $share } non erano finite dopo { $limit } turni.
design-remark-named = { $character } ({ $share })
design-length = Durata
design-length-told = { $mean } turni in media; metà delle partite { $median } o meno, una su dieci più di { $high }.
design-stall = Partite arenate
design-stall-told = { $share } dopo { $limit } turni
design-endings = Come finiscono le partite
design-ending =
    { $reason ->
        [thirteen] 13 monete
        [ruin] Rovina di qualcuno
        [cheat] Potere del Baro
        [last-standing] Tutti gli altri fuori gioco
       *[turn-limit] Limite di turni
    }
design-by-character = Vittorie per personaggio ricevuto
design-by-seat = Vittorie per posto
design-fair = La linea sottile è una quota equa: { $share }.
design-column-character = Ricevuto
design-column-seat = Posto
design-column-share = Vittorie
design-column-interval = Intervallo al 95%
design-column-ending = Finita per
design-column-part = Quota
design-seat =
    { $seat ->
        [1] Primo turno
       *[other] Posto { $seat }
    }
