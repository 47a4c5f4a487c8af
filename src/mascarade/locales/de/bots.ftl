# Was die Bots über sich sagen und warum sie etwas taten. Ein Grund gehört bis zum Ende nur seinem Platz.

bot-random = Spielt irgendeine erlaubte Aktion, alle gleich wahrscheinlich: der Maßstab für alle anderen.
bot-novice = Kennt die Fähigkeiten, vergisst wie ein Mensch und blufft selten.
bot-regular = Berechnet genau, wer welche Karte haben kann, und blufft und widerspricht, wenn es sich lohnt.
bot-quick = Spielt auf den ersten Blick, nach groben Schätzungen: für Tausende von Partien und als gedachter Gegner anderer Bots.
bot-expert = Spielt im Kopf weiter, was sein könnte, und nimmt, was dort am häufigsten gewinnt.
bot-learned = Spielt, was ein kleines Netz im Spiel gegen sich selbst gelernt hat.

# Spielstile.

bot-truthful = Blufft nie: sagt nur an und widerspricht nur, wenn fast alles dafür spricht; sonst sieht er nach oder tauscht.
bot-bluffer = Sagt an, was am meisten bringt, ganz gleich, welche Karte er hat.
bot-trusting = Glaubt allen aufs Wort und widerspricht nie.
bot-doubter = Glaubt niemandem und widerspricht immer.
bot-looker = Sieht erst nach und sagt dann genau das an.
bot-shuffler = Bringt die Karten in Bewegung und sagt nur an, was sicher ist und viel bringt.
bot-parrot = Sagt an, was zuletzt angesagt wurde.
bot-forgetful = Weiß nur, was in der letzten Runde zu sehen war.
bot-greedy = Will immer die einträglichste Fähigkeit: tauscht sich die Karte oder sagt sie einfach an.
bot-cautious = Spielt wie alle anderen, geht aber kurz vor Schluss kein Risiko ein.
bot-moody = Spielt in jedem Zug in einem anderen Stil.
bot-guest = Spielt die ganze Partie in einem der anderen Stile. Finde heraus, in welchem!

why-random = Ich habe irgendetwas genommen.
why-announce = Ich bin zu { $sure } % { $character }.
why-bluff = Ich bin nur zu { $sure } % { $character }, aber zu { $safe } % kann das niemand widerlegen.
why-hope = Ich wäre gern { $character } und hoffe, dass niemand widerspricht.
why-look = Ich kenne meine Karte nur zu { $sure } %, also sehe ich nach.
why-swap = Ich hätte lieber diese Karte: Sie ist zu { $sure } % { $character }.
why-pretend = Meine Karte ist zu { $sure } % { $character }: Die behalte ich und lasse die anderen rätseln.
why-stir = Mir fällt nichts Besseres ein, als die Karten durcheinanderzubringen.
why-contest = { $character-start } bin ich, zu { $sure } %.
why-stop = Ich bin nur zu { $sure } % { $character }, aber { $player } darf damit nicht durchkommen.
why-pass = Ich bin nur zu { $sure } % { $character }, also lasse ich { $player } machen.
why-declare = Es ist zu { $sure } % { $character }.
why-power = Das bringt mir am meisten.
why-guess = Eine Zahl ist so gut wie die andere.
why-confuse = Niemand soll wissen, wo diese Karten sind.
why-trust = Ich glaube allen aufs Wort.
why-echo = Eben war jemand { $character }. Jetzt bin ich es.
why-safe = So kurz vor Schluss gehe ich kein Risiko ein.
why-quick = Auf den ersten Blick schien mir das am besten, bei { $count ->
    [one] einer möglichen Antwort
   *[other] { $count } möglichen Antworten
}.

# Vom Bot „expert“: der Grund des Bots „regular“ und die Zahlen, die er verglichen hat.

why-tried = Ich habe meine Antworten { $trials }-mal durchgespielt: Diese gewinnt zu { $win } %, die nächstbeste zu { $other } %.
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

# Vom Bot, der gelernt hat: wie wahrscheinlich sein Netz die Antwort fand, und die beste andere. $next ist deren Art; $character gibt es nur
# bei einer Ansage oder Erklärung.

why-learned-alone = Etwas anderes blieb mir nicht übrig.
why-learned =
    Mein Netz gab dieser von { $count } Antworten { $sure } %. Danach kam mit { $next_sure } % { $next ->
        [look] der Blick auf meine Karte
        [swap] der Griff nach zwei Karten
        [announce] die Ansage „{ $character-name }“
        [contest] der Widerspruch
        [pass] das Passen
        [name-character] die Antwort „{ $character-name }“
       *[other] eine andere Wahl derselben Art
    }.
