# Una partita raccontata come una storia.
# Ciò che solo alcuni possono sapere sta in un messaggio a parte, `-secret`, e va tra parentesi dopo ciò che vedono tutti.
# $player, $owner e simili sono nomi, di genere ignoto; $players è un elenco di nomi, $count quanti sono.
# $character è un nome con l'articolo, $character-of con «del, della, dell'»; $card e $cards sono frasi di `story-card-*`,
# tutte al femminile singolare con «la»; $coins è una di `amount-in-coins`; $source-kind è person, bank o courthouse.
# Dove un nome verrebbe dopo «a» o «e» la frase gira attorno: la «d» eufonica dipende dal nome.

## Pezzi

# Elenchi di nomi, carte o frasi
story-list-two =
    { $last-initial ->
        [e] { $first } ed { $last }
       *[other] { $first } e { $last }
    }
story-list-more = { $first }, { $rest }

story-secret = ({ $told })

# Di chi è la carta: di chi agisce o di qualcun altro
story-card-own =
    { $which ->
        [left] la propria carta sinistra
        [right] la propria carta destra
        [protected] la propria carta protetta
       *[only] la propria carta
    }
story-card-of =
    { $which ->
        [left] la carta sinistra di { $owner }
        [right] la carta destra di { $owner }
        [protected] la carta protetta di { $owner }
       *[only] la carta di { $owner }
    }
story-card-centre = la carta al centro
story-card-centre-number = la carta { $number } al centro

story-bank = la banca
story-courthouse = il tribunale

## La distribuzione

story-deal-heading = La distribuzione
story-dealt = Per un momento le carte restano scoperte, sotto gli occhi di tutti; poi si girano. Ognuno ha { $coins }. Comincia { $first }, e si gioca in senso orario.
story-dealt-centre = Centro
story-dealt-cemetery = Nel cimitero: { $characters }.
story-dealt-cemetery-secret = Dall'alto in basso: { $characters }.

## Turni

story-turn-heading = Turno { $turn } · { $player }
story-binding-opening = apertura: deve scambiare
story-binding-look = ha sbirciato: deve guardare
story-binding-swap = carta rivelata nel turno precedente: deve scambiare
story-binding-no-announce = carta rivelata nel turno precedente: non può dichiarare

story-looked = { $player } guarda in segreto { $cards }.
story-looked-secret-one = È { $character }.
story-looked-secret-many = Vede che { $cards }.
story-looked-secret-card = { $card } è { $character }

story-peeked = { $player } confessa di aver sbirciato { $card }.
story-peeked-secret = È { $character }.

story-swapped = { $player } porta sotto il tavolo { $first } e { $second }. Scambio vero o finto?
story-swapped-secret =
    { $really ->
        [yes] Vero.
       *[no] Finto.
    }

## Dichiarazioni e contestazioni

story-announced = { $player } dichiara: «Sono { $character }!»
story-announced-with = { $player } tocca { $card } e dichiara: «Sono { $character }!»
story-unopposed = Nessuno contesta.
story-contested =
    { $count ->
        [one] { $players } contesta: «No, sono io!»
       *[other] { $players } contestano: «No, sono io!»
    }
story-contested-with = { $player } contesta con { $card }.
story-revealed = Giù le maschere: { $shown }.
story-revealed-card = { $player } è { $character }
story-revealed-nobody = Nessuno di loro è { $character }.

## Poteri

story-power = { $player } usa il potere { $character-of }.
story-power-on = { $player } usa il potere { $character-of } su { $target }.
story-power-takes =
    { $player } usa il potere { $character-of } e prende { $coins } { $source-kind ->
        [bank] dalla banca
        [courthouse] dal tribunale
       *[person] da { $source }
    }.
story-power-takes-each = { $player } usa il potere { $character-of } e prende { $coins } a testa da { $players }.
story-power-shared = { $players } usano insieme il potere { $character-of }.
story-power-idle = { $player } usa il potere { $character-of }, ma non succede nulla.
story-power-declined = { $player } ha il potere { $character-of }, ma non scambia le monete con nessuno.

story-chose-player = { $player } sceglie { $target }.
story-declined = { $player } non sceglie nessuno.
story-named-own = { $player } risponde: «Sono { $character }.»
story-named-other = { $player } dice: «È { $character }.»
story-chose-direction =
    { $direction ->
        [left] { $player } indica la sinistra.
       *[right] { $player } indica la destra.
    }
story-hid = { $player } nasconde alcune monete sotto la mano.
story-hid-secret = Sotto la mano: { $coins }.
story-guessed = { $player } prova a indovinare: { $coins }.
story-uncovered = { $player } solleva la mano: { $coins }.

story-unmasked = { $player } deve scoprire { $card }: è { $character }.
story-shown-around = { $player } mostra { $card } a tutti gli altri, senza guardarla.
story-shown-around-secret = È { $character }.
story-seats-changed = { $first } scambia il posto con { $second }; monete e carte restano dove sono.

## Monete

story-moves = { $moves }.
story-takes =
    { $count ->
        [one] { $players } prende { $coins }
       *[other] { $players } prendono { $coins } a testa
    } { $source-kind ->
        [bank] dalla banca
        [courthouse] dal tribunale
       *[person] da { $source }
    }
story-gives =
    { $count ->
        [one] { $target } riceve { $coins } da { $players }
       *[other] { $target } riceve { $coins } a testa da { $players }
    }
story-exchanged = { $first } scambia le proprie monete con quelle di { $second }: { $given } contro { $taken }.
story-fined =
    { $count ->
        [one] { $players } paga un'ammenda di { $coins }.
       *[other] { $players } pagano un'ammenda di { $coins } a testa.
    }

story-fortune-bank = Banca
story-fortune-courthouse = Tribunale
story-fortune-out = fuori

## Chi esce, e il cimitero

story-eliminated =
    { $count ->
        [one] { $player } è fuori gioco: { $coins } torna alla banca.
       *[other] { $player } è fuori gioco: { $coins } tornano alla banca.
    }
story-card-left = { $character-start } lascia la partita.
story-handed = { $taker } riceve { $card }, coperta.
story-handed-centre = Poi { $card } va al centro, coperta.
story-raised = { $player } scopre la prima carta del cimitero: { $character }.
story-buried = Poi { $character } va in fondo al cimitero.

## La fine

story-end-heading = Cadono le maschere
story-ended-thirteen =
    { $count ->
        [one] { $players } arriva a 13 monete e vince la partita!
       *[other] { $players } arrivano a 13 monete e vincono insieme la partita!
    }
story-ended-ruin =
    { $count ->
        [one] { $ruined } perde l'ultima moneta. { $players } ha più monete di tutti e vince la partita!
       *[other] { $ruined } perde l'ultima moneta. { $players } hanno più monete di tutti e vincono insieme la partita!
    }
story-ended-ruin-many =
    { $count ->
        [one] { $ruined } perdono l'ultima moneta. { $players } ha più monete di tutti e vince la partita!
       *[other] { $ruined } perdono l'ultima moneta. { $players } hanno più monete di tutti e vincono insieme la partita!
    }
story-ended-cheat = { $players } vince la partita all'istante, senza dividerla con nessuno!
story-ended-last-standing = Al tavolo resta solo { $players }, e vince la partita!
story-ended-turn-limit =
    { $count ->
        [one] Era l'ultimo turno. { $players } ha più monete di tutti e vince la partita!
       *[other] Era l'ultimo turno. { $players } hanno più monete di tutti e vincono insieme la partita!
    }
story-end-column-player = Giocatore
story-end-column-coins = Monete
story-end-column-card =
    { $cards ->
        [one] Dietro la maschera
       *[other] Dietro le maschere
    }
story-end-column-dealt = All'inizio
story-end-wins = vince
story-end-out = fuori gioco
story-end-no-card = nessuna
story-end-centre = Centro
story-end-cemetery = Nel cimitero, dall'alto in basso: { $characters }.
story-end-swaps =
    { $count ->
        [one] C'è stato un solo scambio, ed era { $real ->
            [0] finto.
           *[other] vero.
        }
       *[other] Gli scambi sono stati { $count }: { $real ->
            [0] tutti finti.
            [one] uno solo vero.
           *[other] { $real } veri.
        }
    }

story-unfinished-heading = Continua…
story-unfinished = La registrazione finisce qui. La prossima mossa è di { $player }.

## Pensieri

story-thought = ({ $player } pensa: «{ $why }»)
