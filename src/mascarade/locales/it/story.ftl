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

# Di chi è la carta: di chi agisce, tua o di qualcun altro
story-card-own =
    { $which ->
        [left] la propria carta sinistra
        [right] la propria carta destra
        [protected] la propria carta protetta
       *[only] la propria carta
    }
story-card-yours =
    { $which ->
        [left] la tua carta sinistra
        [right] la tua carta destra
        [protected] la tua carta protetta
       *[only] la tua carta
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
story-dealt =
    Per un momento le carte restano scoperte, sotto gli occhi di tutti; poi si girano. Ognuno ha { $coins }. { $viewer ->
        [first] Cominci tu, e si gioca in senso orario.
       *[nobody] Comincia { $first }, e si gioca in senso orario.
    }
story-dealt-centre = Centro
story-dealt-cemetery = Nel cimitero: { $characters }.
story-dealt-cemetery-secret = Dall'alto in basso: { $characters }.

## Turni

story-turn-heading =
    { $viewer ->
        [player] Turno { $turn } · Tu
       *[nobody] Turno { $turn } · { $player }
    }
story-binding-opening = apertura: solo scambio
story-binding-look = dopo la sbirciata si guarda
story-binding-swap = dopo la rivelazione: solo scambio
story-binding-no-announce = dopo la rivelazione non si dichiara

story-looked =
    { $viewer ->
        [player] Guardi in segreto { $cards }.
       *[nobody] { $player } guarda in segreto { $cards }.
    }
story-looked-secret-one = È { $character }.
story-looked-secret-many = Dietro le maschere: { $cards }.
story-looked-secret-card = { $card } è { $character }

story-peeked =
    { $viewer ->
        [player] Confessi di aver sbirciato { $card }.
       *[nobody] { $player } confessa di aver sbirciato { $card }.
    }
story-peeked-secret = È { $character }.

story-swapped =
    { $viewer ->
        [player] Porti sotto il tavolo { $first } e { $second }. Scambio vero o finto?
       *[nobody] { $player } porta sotto il tavolo { $first } e { $second }. Scambio vero o finto?
    }
story-swapped-secret =
    { $really ->
        [yes] Vero.
       *[no] Finto.
    }

## Dichiarazioni e contestazioni

story-announced =
    { $viewer ->
        [player] Dichiari: «Sono { $character }!»
       *[nobody] { $player } dichiara: «Sono { $character }!»
    }
story-announced-with =
    { $viewer ->
        [player] Tocchi { $card } e dichiari: «Sono { $character }!»
       *[nobody] { $player } tocca { $card } e dichiara: «Sono { $character }!»
    }
story-unopposed = Nessuno contesta.
story-contested =
    { $viewer ->
        [players] { $count ->
            [one] Contesti: «No, sono io!»
           *[other] { $players-before }tu contestate: «No, sono io!»
        }
       *[nobody] { $count ->
            [one] { $players } contesta: «No, sono io!»
           *[other] { $players } contestano: «No, sono io!»
        }
    }
story-contested-with =
    { $viewer ->
        [player] Contesti con { $card }.
       *[nobody] { $player } contesta con { $card }.
    }
story-revealed = Giù le maschere: { $shown }.
story-revealed-card =
    { $viewer ->
        [player] tu sei { $character }
       *[nobody] { $player } è { $character }
    }
story-revealed-nobody = Nessuna di queste carte è { $character }.

## Poteri

story-power =
    { $viewer ->
        [player] Usi il potere { $character-of }.
       *[nobody] { $player } usa il potere { $character-of }.
    }
story-power-on =
    { $viewer ->
        [player] Usi il potere { $character-of } su { $target }.
        [target] { $player } usa il potere { $character-of } su di te.
       *[nobody] { $player } usa il potere { $character-of } su { $target }.
    }
story-power-takes =
    { $viewer ->
        [player] Usi il potere { $character-of } e prendi { $coins }
       *[nobody] { $player } usa il potere { $character-of } e prende { $coins }
    } { $viewer ->
        [source] da te.
       *[nobody] { $source-kind ->
            [bank] dalla banca.
            [courthouse] dal tribunale.
           *[person] da { $source }.
        }
    }
story-power-takes-each =
    { $viewer ->
        [player] Usi il potere { $character-of } e prendi { $coins } a testa da { $players }.
        [players] { $player } usa il potere { $character-of } e prende { $coins } a testa da te e da { $players }.
       *[nobody] { $player } usa il potere { $character-of } e prende { $coins } a testa da { $players }.
    }
story-power-shared =
    { $viewer ->
        [players] { $players-before }tu usate insieme il potere { $character-of }.
       *[nobody] { $players } usano insieme il potere { $character-of }.
    }
story-power-idle =
    { $viewer ->
        [player] Usi il potere { $character-of }, ma non succede nulla.
       *[nobody] { $player } usa il potere { $character-of }, ma non succede nulla.
    }
story-power-declined =
    { $viewer ->
        [player] Hai il potere { $character-of }, ma non scambi le monete con nessuno.
       *[nobody] { $player } ha il potere { $character-of }, ma non scambia le monete con nessuno.
    }

story-chose-player =
    { $viewer ->
        [player] Scegli { $target }.
        [target] { $player } sceglie te.
       *[nobody] { $player } sceglie { $target }.
    }
story-declined =
    { $viewer ->
        [player] Non scegli nessuno.
       *[nobody] { $player } non sceglie nessuno.
    }
story-named-own =
    { $viewer ->
        [player] Rispondi: «Sono { $character }.»
       *[nobody] { $player } risponde: «Sono { $character }.»
    }
story-named-other =
    { $viewer ->
        [player] Dici: «È { $character }.»
       *[nobody] { $player } dice: «È { $character }.»
    }
story-chose-direction =
    { $viewer ->
        [player] Indichi
       *[nobody] { $player } indica
    } { $direction ->
        [left] la sinistra.
       *[right] la destra.
    }
story-hid =
    { $viewer ->
        [player] Nascondi alcune monete sotto la mano.
       *[nobody] { $player } nasconde alcune monete sotto la mano.
    }
story-hid-secret = Sotto la mano: { $coins }.
story-guessed =
    { $viewer ->
        [player] Provi a indovinare: { $coins }.
       *[nobody] { $player } prova a indovinare: { $coins }.
    }
story-uncovered =
    { $viewer ->
        [player] Sollevi la mano: { $coins }.
       *[nobody] { $player } solleva la mano: { $coins }.
    }

story-unmasked =
    { $viewer ->
        [player] Devi scoprire { $card }: è { $character }.
       *[nobody] { $player } deve scoprire { $card }: è { $character }.
    }
story-shown-around =
    { $viewer ->
        [player] Mostri { $card } a tutti gli altri, senza guardarla.
       *[nobody] { $player } mostra { $card } a tutti gli altri, senza guardarla.
    }
story-shown-around-secret = È { $character }.
story-seats-changed =
    { $viewer ->
        [first] Scambi il posto con { $second };
        [second] { $first } scambia il posto con te;
       *[nobody] { $first } scambia il posto con { $second };
    } monete e carte restano dove sono.

## Monete

story-takes =
    { $viewer ->
        [players] { $count ->
            [one] Prendi { $coins }
           *[other] { $players-before }tu prendete { $coins } a testa
        }
       *[nobody] { $count ->
            [one] { $players } prende { $coins }
           *[other] { $players } prendono { $coins } a testa
        }
    } { $source-kind ->
        [bank] dalla banca.
        [courthouse] dal tribunale.
       *[person] da { $source }.
    }
story-gives =
    { $viewer ->
        [target] Ricevi { $coins }
       *[nobody] { $target-kind ->
            [bank] La banca riceve { $coins }
            [courthouse] Il tribunale riceve { $coins }
           *[person] { $target } riceve { $coins }
        }
    } { $viewer ->
        [players] { $count ->
            [one] da te.
           *[other] a testa da te e da { $players }.
        }
       *[nobody] { $count ->
            [one] da { $players }.
           *[other] a testa da { $players }.
        }
    }
story-exchanged =
    { $viewer ->
        [first] Scambi le tue monete con quelle di { $second }
        [second] { $first } scambia le proprie monete con le tue
       *[nobody] { $first } scambia le proprie monete con quelle di { $second }
    }: { $given } contro { $taken }.
story-fined =
    { $viewer ->
        [players] { $count ->
            [one] Paghi un'ammenda di { $coins }.
           *[other] { $players-before }tu pagate un'ammenda di { $coins } a testa.
        }
       *[nobody] { $count ->
            [one] { $players } paga un'ammenda di { $coins }.
           *[other] { $players } pagano un'ammenda di { $coins } a testa.
        }
    }

story-fortune-bank = Banca
story-fortune-courthouse = Tribunale
story-fortune-out = fuori

## Chi esce, e il cimitero

story-eliminated =
    { $viewer ->
        [player] Sei fuori gioco:
       *[nobody] { $player } è fuori gioco:
    } { $count ->
        [one] { $coins } torna alla banca.
       *[other] { $coins } tornano alla banca.
    }
story-card-left = { $character-start } lascia la partita.
story-handed =
    { $viewer ->
        [taker] Ricevi { $card }, coperta.
       *[nobody] { $taker } riceve { $card }, coperta.
    }
story-handed-centre = Poi { $card } va al centro, coperta.
story-raised =
    { $viewer ->
        [player] Scopri la prima carta del cimitero: { $character }.
       *[nobody] { $player } scopre la prima carta del cimitero: { $character }.
    }
story-buried = Poi { $character } va in fondo al cimitero.

## La fine

story-end-heading = Cadono le maschere
story-ended-thirteen =
    { $viewer ->
        [players] { $count ->
            [one] Arrivi a 13 monete e vinci la partita!
           *[other] { $players-before }tu arrivate a 13 monete e vincete insieme la partita!
        }
       *[nobody] { $count ->
            [one] { $players } arriva a 13 monete e vince la partita!
           *[other] { $players } arrivano a 13 monete e vincono insieme la partita!
        }
    }
story-ended-ruin =
    { $viewer ->
        [ruined] { $count ->
            [one] Perdi l'ultima moneta.
           *[other] { $ruined-before }tu perdete l'ultima moneta.
        }
       *[nobody] { $count ->
            [one] { $ruined } perde l'ultima moneta.
           *[other] { $ruined } perdono l'ultima moneta.
        }
    }
story-ended-cheat =
    { $viewer ->
        [players] Vinci la partita all'istante, senza dividerla con nessuno!
       *[nobody] { $players } vince la partita all'istante, senza dividerla con nessuno!
    }
story-ended-last-standing =
    { $viewer ->
        [players] Al tavolo resti solo tu, e vinci la partita!
       *[nobody] Al tavolo resta solo { $players }, e vince la partita!
    }
story-ended-turn-limit = Era l'ultimo turno.
story-ended-richest =
    { $viewer ->
        [players] { $count ->
            [one] Hai più monete di tutti e vinci la partita!
           *[other] { $players-before }tu avete più monete di tutti e vincete insieme la partita!
        }
       *[nobody] { $count ->
            [one] { $players } ha più monete di tutti e vince la partita!
           *[other] { $players } hanno più monete di tutti e vincono insieme la partita!
        }
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
