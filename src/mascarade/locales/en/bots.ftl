# What the bots say of themselves, and why they did what they did. A reason belongs to its seat until the end.

bot-random = Plays any legal action, each as likely as the next: the measure of all others.
bot-novice = Knows the powers, forgets what it saw as people do, and rarely bluffs.
bot-regular = Reasons exactly about the cards, and bluffs and contests by what it is likely to bring.
bot-quick = Plays at a glance, on rough beliefs: for thousands of games, and to be imagined by others.
bot-expert = Plays on in its head, in worlds that may well be, and takes what wins most often there.
bot-learned = Plays what a small network has learnt by playing against itself.

why-random = I took whatever came.
why-announce = I am { $character } with { $sure }%.
why-bluff = I am { $character } with only { $sure }%, but with { $safe }% nobody can say otherwise.
why-hope = I would like to be { $character }, and hope that nobody minds.
why-look = I know my card with only { $sure }%, so I look.
why-swap = I would rather have that card, which is { $character } with { $sure }%.
why-pretend = I keep my card, which is { $character } with { $sure }%, and let the others wonder.
why-stir = I have nothing better to do than to stir the cards.
why-contest = I am { $character } myself, with { $sure }%.
why-stop = I am { $character } with only { $sure }%, but { $player } must not get away with it.
why-pass = I am { $character } with only { $sure }%, so { $player } may have it.
why-declare = It is { $character }, with { $sure }%.
why-power = Of all I could do, this leaves me best off.
why-guess = One number is as good as another.
why-confuse = Nobody is to know where these cards are.
why-quick = At a glance this seemed best, with { $count ->
    [one] one answer
   *[other] { $count } answers
} to choose from.

# The expert's: the regular's reason, and the numbers that it compared.

why-tried = I tried my answers { $trials } times: this one wins { $win }%, the next best { $other }%.
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

# The learned bot's: how likely its network found the answer, and the best other. $next is the kind of that one; $character comes with an
# announcement and a declaration.

why-learned-alone = There was nothing else to do.
why-learned =
    My network gave this { $sure }%, with { $count } answers to choose from. Next came { $next ->
        [look] a look at my card
        [swap] taking two cards
        [announce] announcing { $character }
        [contest] a contest
        [pass] letting it pass
        [name-character] naming { $character }
       *[other] another choice of the same kind
    }, with { $next_sure }%.
