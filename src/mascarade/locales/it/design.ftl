# Set propri: la pagina in cui si compongono, si controllano, si provano e si salvano.
# $character è il nome di un personaggio senza articolo, $share una quota come 16,7%.

design-title = Componi un set
design-lead = Scegli chi viene al ballo. Le regole sono controllate man mano, e i bot possono provarlo per te.

## Scegliere

design-start = Parti da
design-start-choose = un set pubblicato
design-start-empty = Togli tutti
design-search = Cerca nomi e poteri
design-none = Nessun personaggio ha tutte queste parole.
design-broken =
    { $part ->
        [edition] Questo link nomina un'edizione che non c'è. Ecco un set da cui partire.
        [players] Questo link non dice per quanti giocatori è il set. Eccone uno da cui partire.
       *[cards] Le carte di questo link non si possono leggere. Ecco un set da cui partire.
    }

## Che cosa dicono le regole

design-verdict = Che cosa dicono le regole
design-verdict-state =
    { $state ->
        [checking] Si consultano le regole…
        [playable] Questo set si può giocare.
        [warned] Questo set si può giocare, ma:
       *[refused] Questo set non si può ancora giocare:
    }
design-published = È il set pubblicato «{ $set }».
design-suggestions = Che cosa aiuterebbe
design-put-in = Aggiungi: { $character }
design-take-out = Togli: { $character }

## Giocare e condividere

design-ways = Giocalo
design-play = Prepara un tavolo
design-bots = Gioca subito con i bot
design-share = Condividilo
design-share-about = Il link contiene il set stesso: chi lo apre può cambiarlo e giocarlo.
design-share-link = Link a questo set

## Salvare

design-saved = I tuoi set
design-saved-none = Non c'è ancora niente di salvato.
design-saved-about = I set salvati sono su tutti i tuoi dispositivi, e nella sala di ogni tavolo che prepari.
design-name = Nome del set
design-save = Salva
design-save-new = Salva a parte
design-kept = «{ $name }» è salvato.
design-open = Apri
design-delete = Elimina
design-delete-of = Elimina «{ $name }»
design-delete-sure = Eliminare davvero «{ $name }»?
design-delete-not = Tienilo

## Provare

design-balance = È equilibrato?
design-balance-about = I bot lo giocano molte volte. Si vede così chi è fortunato alla distribuzione; tra persone può andare diversamente.
design-try = Provalo
design-try-again = Riprova
design-waiting =
    { $before ->
        [0] Comincia tra un momento…
        [one] Prima si prova un altro set…
       *[other] Prima si provano altri { $before } set…
    }
design-running = { $done } partite su { $games }
design-starting = I bot si siedono. La prima volta può volerci un minuto o due…
design-failed = Non è stato possibile provarlo.
design-changed = Queste cifre sono del set com'era prima del tuo ultimo cambiamento.
design-games = { $games } partite, «{ $bot }» a tutti i posti.
design-remarks = Che cosa salta all'occhio
design-remark-even = Nessuno è nettamente avvantaggiato o svantaggiato: tutto è pari, per quanto possono dire tante partite.
design-remark-lucky = Fortunato chi riceve: { $characters }.
design-remark-unlucky = Sfortunato chi riceve: { $characters }.
design-remark-seat =
    { $side ->
        [up] Il posto { $seat }, contando dal primo turno, vince più della sua quota: { $share }.
       *[down] Il posto { $seat }, contando dal primo turno, vince meno della sua quota: { $share }.
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
        [last-standing] Tutti gli altri eliminati
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
