# Tutti su un solo dispositivo, che passa di mano in mano. $player e $name sono persone, $players più d'una.

device-title = Tutti su un solo dispositivo
device-about = Il dispositivo passa di mano in mano, e ogni volta cala il sipario: ognuno vede solo ciò che lo riguarda. Chi gioca?
device-name = Nome del giocatore { $number }
device-face = Scegli il volto del giocatore { $number }
device-up = Sposta il giocatore { $number } un posto avanti
device-remove = Togli il giocatore { $number }
device-add = Aggiungi un giocatore
device-others = Al tavolo scegli le carte, inviti chi gioca sul proprio dispositivo e dai i posti vuoti ai bot.
device-twice = Due persone si chiamano «{ $name }»: dai un altro nome a una delle due.
device-gather = Al tavolo

## Il sipario

device-latest = Che cosa è appena successo
device-hand-to = { $player } prende il dispositivo
device-turn = Turno di { $player }
device-power = { $player } deve ancora scegliere (potere { $character-of }).
device-wish = { $player } vuole dare un'occhiata in privato.
device-i-am = Sono { $player }
device-alone = Lo schermo lo vedi solo tu? Allora continua:
device-lift = Alza il sipario
device-see-table = Prima guarda il tavolo

## Una carta che vedono tutti tranne chi ce l'ha

device-away-heading = { $player } guarda altrove
device-all-heading = Tutti guardano
device-shown-away = La carta di { $player } la vedono tutti gli altri, ma non { $player }.
device-shown-all = La carta di { $player } la vedono tutti, qui attorno.
device-ready-to-see = Siamo pronti
device-show = Mostra la carta
device-shown-heading = La carta di { $player }
device-seen = L'abbiamo vista

## In mano

device-strip = Chi ha in mano il dispositivo
device-has = Solo per gli occhi di { $player }
device-has-hint = Quando hai finito, sullo schermo non ne resta traccia.
device-done = Fatto
device-stay = Guarda ancora ({ $seconds })

## Dichiarare ad alta voce

device-announce-openly = Dichiara ad alta voce
device-openly = Quale personaggio dichiara { $player }?

## Ciò che tutti possono vedere e dire

device-memorise = Ricordate chi è chi
device-memorise-hint = Le carte sono scoperte per tutti. Poi si girano.
device-all-ready = Siamo tutti pronti
device-take = Vuoi rivedere quello che sai? Prendi il dispositivo:
device-who-contests = Chi contesta?
device-nobody-contests = Nessuno contesta
device-contest =
    { $count ->
        [one] { $players } contesta
       *[other] { $players } contestano
    }
