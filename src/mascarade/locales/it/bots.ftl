# Che cosa dicono i bot di sé, e perché hanno fatto ciò che hanno fatto. Un motivo resta di chi siede a quel posto fino alla fine.
# Le percentuali stanno senza articolo, che davanti a un numero può essere «il» o «l'».

bot-random = Gioca una mossa lecita a caso: il metro di tutti gli altri.
bot-novice = Conosce i poteri, dimentica ciò che ha visto come fanno le persone, e bluffa di rado.
bot-regular = Ragiona con precisione sulle carte; bluffa e contesta quando gli conviene.
bot-quick = Gioca a colpo d'occhio, con idee approssimative: per migliaia di partite, e per i bot che immaginano gli altri.
bot-expert = Continua la partita a mente, in mondi plausibili, e sceglie ciò che lì vince più spesso.
bot-learned = Gioca ciò che una piccola rete ha imparato giocando contro se stessa.

# Gli stili di gioco.

bot-truthful = Non bluffa mai: dichiara e contesta solo quando è quasi certo; altrimenti guarda o scambia.
bot-bluffer = Dichiara ciò che rende di più, qualunque carta abbia.
bot-trusting = Crede a tutti sulla parola e non contesta mai.
bot-doubter = Non crede a nessuno e contesta tutto.
bot-looker = Prima guarda, poi dichiara proprio ciò che ha visto.
bot-shuffler = Fa girare le carte, e dichiara solo ciò che è certo e rende molto.
bot-parrot = Dichiara ciò che è stato dichiarato per ultimo.
bot-forgetful = Sa solo ciò che ha visto nell'ultimo giro.
bot-greedy = Vuole sempre il potere che rende di più: scambia per avere quella carta, o semplicemente la dichiara.
bot-cautious = Gioca come tutti, ma non rischia nulla quando la fine è vicina.
bot-moody = A ogni turno gioca con un altro stile.
bot-guest = Gioca tutta la partita con uno degli altri stili. Scopri quale!

why-random = Ho preso quello che capitava.
why-announce = Sono { $character }: { $sure }% di probabilità.
why-bluff = Io { $character }? Solo { $sure }% di probabilità; ma che nessuno possa smentirmi, { $safe }%.
why-hope = Vorrei essere { $character }, e spero che nessuno abbia da ridire.
why-look = Sulla mia carta ho solo { $sure }% di certezza: guardo.
why-swap = Preferisco quella carta: è { $character }, { $sure }% di probabilità.
why-pretend = Tengo la mia carta: è { $character }, { $sure }% di probabilità. Gli altri restino pure nel dubbio.
why-stir = Non ho niente di meglio da fare che rimescolare le carte.
why-contest = Sono io { $character }: { $sure }% di probabilità.
why-stop = Io { $character }? Solo { $sure }% di probabilità, ma { $player } non deve passarla liscia.
why-pass = Io { $character }? Solo { $sure }% di probabilità, quindi lascio che { $player } faccia.
why-declare = È { $character }: { $sure }% di probabilità.
why-power = Tra tutto quello che potevo fare, questo mi conviene di più.
why-guess = Un numero vale l'altro.
why-confuse = Nessuno deve sapere dove sono finite queste carte.
why-trust = Credo a tutti sulla parola.
why-echo = Un attimo fa qualcuno era { $character }. Adesso sono io.
why-safe = La fine è troppo vicina per rischiare.
why-quick = A colpo d'occhio mi sembrava la cosa migliore, su { $count ->
    [one] una risposta possibile
   *[other] { $count } risposte possibili
}.

# Dell'esperto: il motivo del bot abituale, e i numeri che ha confrontato.

why-tried = { $trials ->
    [one] Ho provato le mie risposte una volta
   *[other] Ho provato le mie risposte { $trials } volte
}: con questa { $win }% di vittorie, con la seconda migliore { $other }%.
why-announce-tried = { why-announce } { why-tried }
why-bluff-tried = { why-bluff } { why-tried }
why-look-tried = { why-look } { why-tried }
why-swap-tried = { why-swap } { why-tried }
why-pretend-tried = { why-pretend } { why-tried }
why-contest-tried = { why-contest } { why-tried }
why-stop-tried = { why-stop } { why-tried }
why-pass-tried = { why-pass } { why-tried }
why-declare-tried = { why-declare } { why-tried }
why-power-tried = { why-tried }
why-confuse-tried = { why-confuse } { why-tried }

# Del bot che ha imparato: la probabilità che la sua rete dava alla risposta, e la migliore delle altre. $next ne è il genere;
# $character accompagna solo una dichiarazione, propria o su altri.

why-learned-alone = Non c'era altro da fare.
why-learned =
    La mia rete dava a questa risposta { $sure }%, su { $count } possibili. Poi veniva { $next ->
        [look] guardare la mia carta
        [swap] prendere due carte
        [announce] dichiarare { $character }
        [contest] contestare
        [pass] lasciar correre
        [name-character] dire { $character }
       *[other] un'altra scelta dello stesso genere
    }: { $next_sure }%.
