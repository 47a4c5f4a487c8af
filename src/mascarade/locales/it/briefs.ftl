# Il potere di ogni personaggio in poche parole, con ciò che farebbe ora: sotto una dichiarazione e dove la si sceglie.
# Non sono frasi complete: il testo sta sotto «Zanni dice: Sono il Re!». «Tu» è solo chi il potere raggiungerebbe, o chi ne
# vede contare le monete: allora $viewer è `targets` o `player`, come spiega story.ftl.
# $amount, $twice   le monete del potere nell'edizione in gioco; il doppio
# $players, $others quanti si sono seduti al tavolo; quanti avversari sono ancora in gioco
# $cards            quante carte altrui raggiunge il Giullare o il Saggio, al massimo 2
# $own, $missing    le monete di chi dichiara; quante ne mancano per arrivare a $amount
# $targets, $count  chi raggiungerebbe: gli avversari più ricchi, i vicini o quello di destra; quanti sono
# $most             le monete dell'avversario più ricco
# $gifts            quello che riceverebbe il Mendicante
# $courthouse, $buried  le monete del tribunale; le carte del cimitero
# $last             il personaggio dell'ultimo potere giocato (nome senza articolo) o none
# I nomi stanno dopo i due punti o tra parentesi, senza preposizione.
# Un messaggio `brief-<id>-<edizione>` sostituisce `brief-<id>` in quell'edizione.

brief-judge =
    tutte le monete del tribunale: { $courthouse ->
        [0] nessuna
       *[other] { $courthouse }
    }

brief-bishop =
    { $viewer ->
        [targets] { $count ->
            [1] { amount-in-coins } dal giocatore più ricco: te, { $most }
            [2] { amount-in-coins } da uno dei più ricchi: { $targets } e te, { $most } a testa
           *[other] { amount-in-coins } da uno dei { $count } più ricchi, tra cui te, { $most } a testa
        }
       *[nobody] { $count ->
            [1] { amount-in-coins } dal giocatore più ricco: { $targets }, { $most }
            [2] { amount-in-coins } da uno dei più ricchi: { $targets }, { $most } a testa
           *[other] { amount-in-coins } da uno dei { $count } più ricchi, { $most } a testa
        }
    }

brief-king = { amount-in-coins } dalla banca

brief-fool =
    { $cards ->
        [1] { amount-in-coins } dalla banca; non ci sono due carte da scambiare
       *[other]
            { $players ->
                [2] { amount-in-coins }; scambia altre due carte, o fa finta
               *[other] { amount-in-coins }; scambia le carte di altri due giocatori, o fa finta
            }
    }

brief-queen = { brief-king }

brief-thief =
    { $viewer ->
        [targets] { $count ->
            [1] { $twice } monete dall'unico vicino: te
           *[other] { amount-in-coins } da ogni vicino: { $targets } e te
        }
       *[nobody] { $count ->
            [1] { $twice } monete dall'unico vicino: { $targets }
           *[other] { amount-in-coins } da ogni vicino: { $targets }
        }
    }

brief-witch = può scambiare le proprie monete con quelle di un altro: ne ha { $own }, il più ricco { $most }

brief-spy = guarda la propria carta e un'altra, poi le scambia o no

brief-peasant = { amount-in-coins } dalla banca; 2 a testa se si rivelano entrambi i Contadini

brief-cheat =
    { $missing ->
        [0] vince con { amount-in-coins }: la partita finisce ora
       *[other] { $viewer ->
            [player] vince con { amount-in-coins }; ne hai { $own }: niente
           *[nobody] vince con { amount-in-coins }; ne ha { $own }: niente
        }
    }

brief-inquisitor = qualcuno deve dire chi è: un errore costa { amount-in-coins }

brief-widow =
    { $missing ->
        [0] { $viewer ->
            [player] arriva a { amount-in-coins }; ne hai { $own }: niente
           *[nobody] arriva a { amount-in-coins }; ne ha { $own }: niente
        }
       *[other] arriva a { amount-in-coins }: { $missing } dalla banca
    }

brief-empress = { brief-king }

brief-swindler = { brief-bishop }

brief-guru = { brief-inquisitor }

brief-puppet-master =
    { $others ->
        [1] { $viewer ->
            [targets] { amount-in-coins } dall'unico avversario: te
           *[nobody] { amount-in-coins } dall'unico avversario: { $targets }
        }
       *[other] { amount-in-coins } a testa da due giocatori, che si scambiano di posto
    }

brief-princess = { amount-in-coins }; qualcuno mostra la propria carta a tutti gli altri

brief-patron =
    { $viewer ->
        [targets] { $count ->
            [1] { amount-in-coins } dalla banca; 2 per l'unico vicino: te
           *[other] { amount-in-coins } dalla banca; 1 per ogni vicino: { $targets } e te
        }
       *[nobody] { $count ->
            [1] { amount-in-coins } dalla banca; 2 per l'unico vicino: { $targets }
           *[other] { amount-in-coins } dalla banca; 1 per ogni vicino: { $targets }
        }
    }

brief-beggar =
    { amount-in-coins } da ogni giocatore più ricco: { $gifts ->
        [0] ora nessuno
        [one] ora { $gifts } moneta
       *[other] ora { $gifts } monete
    }

brief-usurper = dice il personaggio di un giocatore; se indovina, ne usa il potere

brief-damned = nessun potere; non si può dichiarare

brief-alchemist = tutti passano le proprie monete a sinistra o a destra

brief-actress =
    l'ultimo potere giocato: { $last ->
        [none] ancora nessuno, quindi niente
       *[other] { $last }
    }

brief-courtesan =
    { $viewer ->
        [targets] ti riveli (alla sua destra): un uomo paga { amount-in-coins }
       *[nobody] il vicino di destra ({ $targets }) si rivela: un uomo paga { amount-in-coins }
    }

brief-gambler = nasconde da 1 a { amount-in-coins }; le vince se un altro giocatore non indovina quante

brief-necromancer =
    { $buried ->
        [0] il cimitero è vuoto: niente
       *[other] il potere della prima carta del cimitero
    }

brief-sage =
    { $cards ->
        [1] { amount-in-coins }; guarda in segreto un'altra carta
       *[other] { amount-in-coins }; guarda in segreto altre due carte
    }

# Un potere che farebbe finire la partita: $power è una delle righe qui sopra, $total le monete che si avrebbero allora
brief-ends = { $power }; con { $total } la partita finisce ora

# Quanto costa contestare.
# $amount  l'ammenda per chi sbaglia
# $case    usual; last: sarebbe l'ultima moneta; ends: il potere dichiarato fa finire la partita
brief-stake =
    { $case ->
        [ends] la partita finisce ora se è vero o se nessuno contesta
        [last] un errore ti costa l'ultima moneta e può far finire la partita
       *[usual] sbagliato: paghi { amount-in-coins }
    }
