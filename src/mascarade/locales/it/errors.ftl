# Una frase per ogni motivo di un rifiuto: `error-<codice>`.
# Un personaggio arriva come nome ($character con l'articolo, $nearest senza), un'edizione come `edition-*`.
# $reason è una frase intera, o le parole di un parser. Gli elenchi, come $known, arrivano già pronti.

# Senza articolo: ce lo mettono le frasi («la», «nella», «della»)
edition-first = prima edizione
edition-second = seconda edizione

# Un codice senza una frase tutta sua
error-unexplained = Rifiutato, senza una spiegazione: codice { $code }.

## Azioni

error-game-over = La partita è finita.
error-not-a-player = A questo tavolo nessun giocatore ha quel numero.
error-eliminated = Questo giocatore è fuori gioco.
error-peek-not-allowed = Ora questo giocatore non può sbirciare quella carta.
error-stale-decision = Troppo tardi: la partita è andata avanti.
error-not-your-decision = Ora deve decidere il giocatore { $player }.
error-not-legal = Ora le regole non lo permettono ({ $action }).

## Scenari

error-unknown-edition = L'edizione «{ $edition }» non esiste. Ci sono: { $known }.
error-unknown-set = Nella { $edition } lo scenario «{ $set }» non c'è. Ci sono: { $known }.
error-set-players =
    { $players ->
        [one] Lo scenario «{ $set }» non è per 1 giocatore, ma per { $known }.
       *[other] Lo scenario «{ $set }» non è per { $players } giocatori, ma per { $known }.
    }
error-not-as-published = Non sono queste le carte dello scenario ufficiale «{ $set }» per { $players } giocatori.
error-players-out-of-range =
    { $players ->
        [one] Un solo giocatore non basta: nella { $edition } si gioca da { $fewest } a { $most }.
       *[other] Nella { $edition } si gioca da { $fewest } a { $most }, non in { $players }.
    }
error-unknown-character =
    { $nearest ->
        [none] Nella { $edition } non c'è nessun personaggio «{ $character }».
       *[other] Nella { $edition } non c'è nessun personaggio «{ $character }». Intendevi «{ $nearest }»?
    }
error-character-of-other-edition = { $character-start } non fa parte della { $edition }.
error-too-few-players =
    { $character-start } richiede almeno { $minimum } giocatori, e qui { $players ->
        [one] ce n'è { $players }
       *[other] ce ne sono { $players }
    }.
error-too-few-women =
    { $character-start } richiede almeno { $wanted ->
        [one] { $wanted } personaggio femminile
       *[other] { $wanted } personaggi femminili
    } tra le carte, e qui { $women ->
        [0] non ce ne sono
        [one] ce n'è { $women }
       *[other] ce ne sono { $women }
    }.
error-card-count =
    { $exact ->
        [yes] In { $players } servono { $fewest } carte, centro compreso, { $cards ->
            [0] e qui non ce ne sono.
           *[other] non { $cards }.
        }
       *[no] In { $players } servono da { $fewest } a { $most } carte, centro compreso, { $cards ->
            [0] e qui non ce ne sono.
           *[other] non { $cards }.
        }
    }
error-too-few-purses = Troppo poche carte portano denaro dalla banca: { $purses }. Ne servono almeno { $wanted }.
error-few-purses = Meno della metà delle carte porta denaro dalla banca ({ $purses } su { $cards }): la partita può essere lunga.
error-indispensable =
    { $wanted ->
        [0] Manca { $character }.
       *[other] Manca { $character }. Con una carta dell'espansione è permesso, se tra tutte le carte almeno { $wanted } { $wanted ->
            [one] porta
           *[other] portano
        } denaro dalla banca; qui { $purses ->
            [0] non lo fa nessuna.
            [one] lo fa { $purses }.
           *[other] lo fanno { $purses }.
        }
    }
error-too-many-copies =
    { $character-start } compare { $count } volte, ma { $copies ->
        [one] la carta è una sola
       *[other] le carte sono solo { $copies }
    }.
error-all-copies-or-none =
    { $character-start } va in gioco con { $copies } carte o con nessuna, e qui { $count ->
        [one] ce n'è { $count }
       *[other] ce ne sono { $count }
    }.
error-cemetery-missing = { $character-start } richiede un cimitero, e qui non c'è.
error-cemetery-unused = C'è un cimitero, ma nessuna carta se ne serve.
error-cemetery-in-play = { $character-start } non può stare nel cimitero ed essere in gioco.
error-cemetery-copies =
    { $character-start } sta nel cimitero con { $copies ->
        [one] una carta
       *[other] { $copies } carte
    } o con nessuna, e qui { $count ->
        [one] ce n'è { $count }
       *[other] ce ne sono { $count }
    }.
error-cemetery-too-few-players =
    { $character-start } può stare nel cimitero da { $minimum } giocatori in su, e qui { $players ->
        [one] ce n'è { $players }
       *[other] ce ne sono { $players }
    }.
error-turn-limit = Una partita dura almeno 1 turno: con un limite di { $limit } finisce prima di cominciare.
error-names =
    { $players ->
        [one] C'è 1 giocatore
       *[other] Ci sono { $players } giocatori
    }, ma { $names ->
        [one] 1 nome
       *[other] { $names } nomi
    }.
error-deal-cards =
    { $missing ->
        [none] Nella distribuzione ci sono carte di troppo: { $surplus }.
       *[other] { $surplus ->
            [none] Nella distribuzione mancano delle carte: { $missing }.
           *[other] La distribuzione non corrisponde allo scenario. Mancano: { $missing }. Di troppo: { $surplus }.
        }
    }
error-deal-cemetery =
    { $missing ->
        [none] Nel cimitero ci sono carte di troppo: { $surplus }.
       *[other] { $surplus ->
            [none] Nel cimitero mancano delle carte: { $missing }.
           *[other] Il cimitero non corrisponde allo scenario. Mancano: { $missing }. Di troppo: { $surplus }.
        }
    }
error-deal-first = Il primo turno tocca a un posto che non esiste.
error-scenario-too-large = È troppo lungo per essere uno scenario: più di { $most } byte.
error-scenario-empty = Lo scenario è vuoto.
error-scenario-malformed = Questo non è uno scenario: { $reason }

# Che cosa può non andare in un campo di uno scenario; prendono il posto di `error-scenario-malformed`
slip-unknown-field =
    { $nearest ->
        [none] Uno scenario non ha un campo «{ $field }». Ci sono: { $known }.
       *[other] Uno scenario non ha un campo «{ $field }». Intendevi «{ $nearest }»?
    }
slip-unknown-option =
    { $nearest ->
        [none] L'opzione «{ $field }» non esiste. Ci sono: { $known }.
       *[other] L'opzione «{ $field }» non esiste. Intendevi «{ $nearest }»?
    }
slip-missing = Allo scenario manca il campo «{ $field }».
slip-edition =
    { $nearest ->
        [none] L'edizione «{ $value }» non esiste. Ci sono: { $known }.
       *[other] L'edizione «{ $value }» non esiste. Intendevi «{ $nearest }»?
    }
slip-cemetery = Il cimitero è un elenco di personaggi, oppure «{ $known }», ma non «{ $value }».
slip-type =
    { $place ->
        [0] «{ $field }» deve
       *[other] L'elemento { $place } di «{ $field }» deve
    } essere { $wanted ->
        [int] un numero intero
        [str] un testo
        [bool] true o false
        [array] un elenco
        [object] una tabella
       *[other] qualcos'altro
    }, e non { $found ->
        [int] un numero
        [float] un numero con la virgola
        [str] un testo
        [bool] true o false
        [array] un elenco
        [object] una tabella
        [null] niente
       *[other] ciò che è
    }.

error-scenario-unreadable = Questo non è né TOML né JSON: { $reason }

## Registrazioni

error-record-too-large = È troppo lungo per essere una registrazione: più di { $most } byte.
error-record-too-long = La partita è troppo lunga da rivedere: { $events } eventi, e il massimo è { $most }.
error-record-empty = La registrazione è vuota.
error-record-format = La registrazione è nel formato { $found }, e questa versione legge il formato { $known }.
error-record-rules = La registrazione è stata giocata con la versione { $found } delle regole, e questo programma gioca con la versione { $known }.
error-record-malformed = Questa non è la registrazione di una partita: { $reason }
error-record-digest = La registrazione è stata modificata: la sua impronta non corrisponde.
error-record-setup = La partita registrata non poteva cominciare: { $reason }
error-record-names =
    La registrazione nomina { $names ->
        [one] 1 persona
       *[other] { $names } persone
    }, ma si gioca in { $players }.
error-record-action = L'azione { $action } della registrazione non si poteva giocare: { $reason }
error-record-event =
    L'evento { $event } della registrazione (contando da 0) non è quello che nasce { $action ->
        [0] dalla distribuzione
       *[other] dall'azione { $action }
    }.
error-record-cut-short =
    La registrazione si interrompe prima dell'evento numero { $event } (contando da 0), che nasce { $action ->
        [0] dalla distribuzione
       *[other] dall'azione { $action }
    }.
error-record-surplus =
    La registrazione contiene { $events ->
        [one] 1 evento
       *[other] { $events } eventi
    }, ma a partire dal numero { $event } (contando da 0) non nascono da nessuna azione.

## File

error-file-missing = Il file «{ $file }» non esiste.
error-file-unreadable = Non si può leggere «{ $file }»: { $reason }
error-file-exists = «{ $file }» esiste già. Per sovrascriverlo, aggiungi --force.
error-file-unwritable = Non si può scrivere «{ $file }»: { $reason }

error-output-unwritable = Non si può scrivere il risultato: { $reason }

## La riga di comando

error-unknown-viewer = Qui non c'è nessun «{ $viewer }». Scegli tra: { $known }.
error-unknown-language = La lingua «{ $language }» non c'è. Ci sono: { $known }.
error-unknown-scenarios = «{ $set }» non è né un'edizione né uno scenario. Ci sono: { $known }.
error-no-sets =
    { $players ->
        [one] Non ci sono scenari per 1 giocatore; ce ne sono da { $fewest } a { $most }.
       *[other] Non ci sono scenari per { $players } giocatori; ce ne sono da { $fewest } a { $most }.
    }
error-force-without-record = --force si usa solo insieme a --record.

## Ambienti

error-not-a-whole-number = «{ $value }» non è un numero intero.
error-unknown-render-mode = La visualizzazione «{ $mode }» non esiste. Ci sono: { $known }.
error-bots-at-the-table =
    { $bots ->
        [one] È stato indicato 1 bot
       *[other] Sono stati indicati { $bots } bot
    }; indicane uno per tutti, o uno per ciascuno degli altri { $others } al tavolo.

## Il database di un servizio

error-database-missing = In { $database } non c'è un database.
error-not-confirmed = Il tavolo { $table } resta aperto: il codice non è stato confermato.
error-yes-needed = Con --json non si può chiedere conferma: aggiungi --yes.
error-code-or-all = Indica il codice di un tavolo oppure --all, non entrambi.
error-duration = «{ $written }» non è una durata. Scrivi 30d, 12h, 90m o 45s; 0 vuol dire per sempre.
error-backup-elsewhere = Per la copia di questo database usa il suo programma: «{ $command }».
