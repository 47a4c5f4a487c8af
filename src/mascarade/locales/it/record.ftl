# Quello che una persona ha giocato, e quello che si conserva su di lei.
# $character è un personaggio, $share una quota come 33%.

record-lead = Questa pagina la vedi solo tu.
record-nobody = Questo dispositivo non conosce ancora nessuno. Gioca una partita, e la troverai qui.
record-none = Non hai ancora finito nessuna partita.
record-games-all =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }
record-won-all =
    { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
record-share = { $share } delle tue partite
record-by-edition = Per edizione
record-by-dealt = Per personaggio ricevuto
record-by-held = Per personaggio alla fine
record-column-edition = Edizione
record-column-character = Personaggio
record-column-games = Partite
record-column-won = Vinte
record-column-share = Quota
record-bluffs = I tuoi bluff più belli
record-bluffs-none = Nessun tuo bluff è ancora andato a segno.
record-bluff =
    { $coins ->
        [0] Hai detto di essere { $character }, con { $percent }% di probabilità, e nessuno ha contestato.
        [one] Hai detto di essere { $character }, con { $percent }% di probabilità: nessuno ha contestato, e ci hai guadagnato 1 moneta.
       *[other] Hai detto di essere { $character }, con { $percent }% di probabilità: nessuno ha contestato, e ci hai guadagnato { $coins } monete.
    }
record-delusions = Le tue illusioni più lunghe
record-delusions-none = Non hai mai creduto a lungo di essere qualcun altro.
record-delusion = Per { $turns } turni, dal turno { $first } al turno { $last }, hai preso la tua carta per un'altra.
record-judging =
    { $games ->
        [one] Una partita è ancora sotto esame…
       *[other] { $games } partite sono ancora sotto esame…
    }
record-games = Le partite finite
record-game-won = Vinta
record-game-lost = Persa
record-game-about =
    { $coins ->
        [one] { $players } giocatori, una moneta alla fine
       *[other] { $players } giocatori, { $coins } monete alla fine
    }
record-became = Da { $dealt } a { $held }
record-stayed = { $dealt } dall'inizio alla fine
record-truth = La verità
record-replay = Rivedi
record-gone = Questo tavolo non c'è più.

## Quello che si conserva

record-devices = I tuoi dispositivi
record-device = { $browser } su { $system }
record-device-unknown = Dispositivo sconosciuto
record-device-here = Questo dispositivo
record-device-used = Ultimo uso: { $day }
record-device-since = Accesso: { $day }
record-device-sign-out = Disconnetti
record-device-sign-out-of = Disconnetti: { $device }
record-device-sign-out-about = Quel dispositivo non ti conoscerà più. Per usarlo ancora, aggiungilo da questo.
record-device-signed-out = Disconnesso: { $device }
record-device-add = Aggiungi un dispositivo
record-device-add-when = Per giocare su più dispositivi, tutti connessi.
record-device-add-about = Apri questo link sull'altro dispositivo entro cinque minuti. Vale una volta sola; poi ti conoscono tutti e due.
record-data = I tuoi dati
record-export = Scarica tutto
record-export-about = Tutto quello che qui si conserva su di te, in un file: il tuo nome, i tuoi dispositivi, i tuoi tavoli, i tuoi scenari, i tuoi risultati, quello che hai detto.
record-delete = Elimina tutto
record-delete-about = Il tuo nome, i tuoi scenari, i tuoi risultati e quello che hai detto vengono eliminati da qui per sempre, su tutti i tuoi dispositivi. Dove stai giocando, continua un bot. Non si può tornare indietro, nemmeno con un link di recupero.
record-delete-proof = Gli altri conservano la prova che le loro carte sono state distribuite regolarmente, tranne che per le partite distribuite da una versione precedente di questo server: quelle la perdono.
record-delete-sure = Sì, elimina tutto
record-delete-not = No, tieni tutto
record-gone-heading = Tutto eliminato
record-gone-about = Qui non si conserva più niente su di te. Quando vuoi, puoi tornare con un'altra maschera.
record-face-about = Vale per i prossimi tavoli; dove hai già un posto, resta quello di prima.
