# Le pagine che spiegano il gioco: le regole in pochi minuti, e tutti i personaggi.

## Le regole

rules-title = Regole
rules-heading = Come si gioca a Mascarade
rules-lead = Ognuno ha una carta: è il suo personaggio. Le carte si scambiano, o così sembra, e presto nessuno è più certo della propria. Chi dichiara un personaggio ne usa il potere, a meno che qualcuno non dica: «No, sono io!»

rules-aim-heading = Lo scopo
rules-aim = Arrivare per primi a 13 monete. All'inizio ognuno ne ha 6. Le monete le vedono tutti; le carte no.

rules-deal-heading = La distribuzione
rules-deal = Ognuno riceve una carta; quelle che avanzano vanno al centro. Per un po' tutte le carte restano scoperte: ricordale. Poi si girano, e da quel momento ognuno è il personaggio che ha davanti, che lo sappia o no.

rules-opening-heading = L'apertura
rules-opening = Nei primi quattro turni non c'è scelta: chi è di turno porta sotto il tavolo la propria carta e un'altra, e le scambia, o fa solo finta.

rules-turn-heading = Il tuo turno
rules-turn = Dal quinto turno in poi, fai una di queste tre cose. Poi tocca a chi segue, in senso orario.
rules-look-heading = Guarda
rules-look = Guarda la tua carta, in segreto. Ora sai chi sei, per il momento.
rules-swap-heading = Scambia, o no
rules-swap = Porta sotto il tavolo la tua carta e un'altra qualsiasi, di qualcuno o del centro. Scambiale, oppure no. Tutti vedono quali due carte prendi; solo tu sai che cosa hai fatto, e nemmeno tu le vedi.
rules-announce-heading = Dichiara
rules-announce = Di' chi sei: un personaggio qualsiasi tra quelli in gioco, vero o no, che tu lo sappia o no. Non serve aver guardato. Se nessuno contesta, usi il potere di quel personaggio.

rules-contest-heading = Se qualcuno contesta
rules-contest = In senso orario, ognuno degli altri può dire: «No, sono io!» Se non lo fa nessuno, il potere si usa e nessuna carta viene mostrata. Altrimenti tutti quelli che dicono di essere quel personaggio scoprono la propria carta.
rules-contest-right = Chi è davvero quel personaggio ne usa il potere, anche se non è il suo turno.
rules-contest-wrong = Tutti gli altri che dicevano di esserlo pagano al tribunale un'ammenda di 1 moneta, dopo che il potere è stato usato.
rules-contest-none = Se non lo è nessuno, non succede altro: pagano tutti.
rules-contest-after = Poi tutte le carte si coprono di nuovo.

rules-bound-heading = Un turno con le mani legate
rules-bound = Chi ha dovuto rivelare la propria carta e gioca subito dopo non può scegliere liberamente. Nella prima edizione deve scambiare, o fare finta; nella seconda può guardare o scambiare, ma non dichiarare.

rules-end-heading = La fine
rules-end = Si controlla ogni volta che le monete passano di mano:
rules-end-rich = Qualcuno ha 13 monete o più: vince. Se in più ci arrivano nello stesso momento, vincono insieme.
rules-end-ruined = Qualcuno ha perso l'ultima moneta: la partita finisce, e vince chi ne ha di più.
rules-end-cheat = Alcuni poteri fanno vincere da soli, altri mandano qualcuno fuori gioco. Chi resta per ultimo vince.

rules-few-heading = In due o in tre
rules-few = Solo nella prima edizione, con sei carte in tutto.
rules-few-three = In tre, ognuno ha due carte: una a sinistra e una a destra.
rules-few-two = In due, ognuno ha tre carte: sinistra, destra e, in mezzo, una protetta.
rules-few-claim = Chi dichiara lo fa con una delle sue carte, la sinistra o la destra. Chi contesta può farlo con una qualsiasi delle sue, anche con quella protetta.
rules-few-swap = Scambia la tua carta sinistra o destra con un'altra delle tue, o con la sinistra o la destra di un avversario. Nessuno tocca la carta protetta di un avversario.
rules-few-bound = In due, il turno successivo è di chi contesta, che quindi avrà le mani legate: è il prezzo da pagare.

rules-editions-heading = Le due edizioni
rules-editions-first = La prima edizione è per 2-13 giocatori. Un'espansione vi aggiunge dodici personaggi, tra cui il Maledetto, e il cimitero.
rules-editions-second = La seconda edizione è per 4-12 giocatori, con alcuni personaggi nuovi, altre quantità di monete, e due scenari per ogni numero di giocatori: il lato A per cominciare, il lato B per più intrighi.
rules-editions-own = Uno scenario personalizzato richiede il Giudice, e abbastanza personaggi che portano denaro dalla banca. Se manca qualcosa, lo leggi mentre prepari il tavolo.

rules-fine-heading = Le regole nei dettagli
rules-fine-any = Puoi dichiarare qualsiasi personaggio dello scenario, anche quelli al centro, e anche quando il potere non farebbe nulla.
rules-fine-first = Chi comincia si tira a sorte, a meno che non lo scelga l'host.
rules-fine-order = Prima il potere, poi le ammende, tutte nello stesso momento. Quindi il Giudice non riceve le ammende di questo turno, e la Strega scambia prima che i suoi rivali paghino. Un potere che chiude la partita non lascia tempo alle ammende.
rules-fine-down = Le carte rivelate contano di nuovo come coperte prima che si usi il potere: il Giullare o la Spia possono prenderle.
rules-fine-must = Un potere si usa per intero; solo la Strega può lasciare tutto com'è, e ogni scambio può essere finto. Se i giocatori o le carte da scegliere sono troppo pochi, si fa quel che si può.
rules-fine-targets = I poteri riguardano gli altri giocatori ancora in gioco. Le carte al centro non contano come giocatori.
rules-fine-pay = Chi non può pagare tutto paga ciò che ha, e va in rovina. Se la banca non ha abbastanza monete, le dà prima a chi usa il potere, poi a chi siede alla sua sinistra, poi a chi siede alla sua destra.
rules-fine-together = Ciò che in più ricevono o pagano insieme è un movimento solo: la fine si controlla dopo. Solo i doni al Mendicante arrivano uno per uno.
rules-fine-binding = Ad avere le mani legate è la persona, non la sedia, e solo nel turno subito dopo. Mostrare la carta per la Principessa conta come averla rivelata; guardare una carta no.
rules-fine-seats = Quando due giocatori si scambiano di posto, monete e carte restano. Il gioco va avanti dalla sedia da cui si è giocato il turno, quindi qualcuno può giocare due volte di fila.
rules-fine-out = Chi è fuori gioco restituisce le proprie monete alla banca, e da allora il suo turno si salta. Non è una rovina: la partita continua.
rules-fine-peek = Se l'host lo permette, chi aspetta può sbirciare la propria carta una volta prima del suo turno, ma non in apertura. Lo sanno tutti, e in quel turno dovrà guardare.
rules-fine-cemetery = Nel cimitero ci sono personaggi che non sono al tavolo. Tutti sanno quali; nessuno sa in che ordine.
rules-fine-limit = Se l'host ha messo un limite di turni, quando lo si raggiunge vince chi ha più monete.
rules-fine-watch = Gli spettatori vedono solo ciò che sanno tutti i giocatori.

rules-next = Ora ne sai abbastanza per giocare
rules-next-play = Alla pagina iniziale
rules-next-cast = Conosci i personaggi

## I personaggi

characters-title = Personaggi
characters-heading = I personaggi
characters-lead = Che cosa fa ciascuno quando si usa il suo potere. Le monete dipendono dall'edizione.
characters-search = Cerca
characters-box = Edizione
characters-box-value =
    { $box ->
        [first] Prima edizione
        [expansion] Espansione
        [second] Seconda edizione
       *[all] Tutte
    }
characters-found =
    { $count ->
        [0] Nessuno risponde alla chiamata.
        [one] Un personaggio
       *[other] { $count } personaggi
    }
characters-box-minimum =
    { $box ->
        [first] Prima edizione, { $minimum }+ giocatori
        [expansion] Espansione, { $minimum }+ giocatori
       *[second] Seconda edizione, { $minimum }+ giocatori
    }
characters-copies =
    { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
characters-purse = Porta denaro dalla banca
characters-two-names = { $first } o { $second }
