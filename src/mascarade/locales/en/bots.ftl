# What the bots say of themselves, and why they did what they did. A reason belongs to its seat until the end.

bot-random = Plays any legal action at random: the yardstick for all others.
bot-novice = Knows the powers, forgets what it saw as people do, and rarely bluffs.
bot-regular = Works out exactly where the cards can be, and bluffs or contests when it should pay off.
bot-quick = Plays at a glance, on rough beliefs: made for thousands of games, and for the expert to imagine.
bot-expert = Plays on in its head, in worlds that may well be real, and picks what wins most often there.
bot-learned = Plays what a small network has learned by playing against itself.

# Styles of play.

bot-truthful = Never bluffs: claims and contests only when nearly sure, and otherwise looks or swaps.
bot-bluffer = Announces whatever pays best, whatever the card says.
bot-trusting = Takes everyone at their word and never contests.
bot-doubter = Believes nobody and contests everything.
bot-looker = Looks first, then claims exactly what it saw.
bot-shuffler = Keeps the cards moving, and announces only something good that it is sure of.
bot-parrot = Claims whatever the last player claimed.
bot-forgetful = Knows only what it saw in the last round.
bot-greedy = Wants the power that pays most: swaps for that card, or simply claims it.
bot-cautious = Plays like anybody else, but takes no risks when the end is near.
bot-moody = Plays in another style every turn.
bot-guest = Plays the whole game in one of the other styles. Find out which!

why-random = I picked at random.
why-announce = I'm { $sure }% sure that I'm { $character }.
why-bluff = I'm only { $sure }% sure that I'm { $character }, but it's { $safe }% likely that nobody can say otherwise.
why-hope = I'd like to be { $character }, and hope nobody minds.
why-look = I'm only { $sure }% sure of my card, so I look.
why-swap = I'd rather have that card. I'm { $sure }% sure that it's { $character }.
why-pretend = I'm { $sure }% sure that my card is { $character }. I keep it, and let the others wonder.
why-stir = I've nothing better to do than stir the cards.
why-contest = I'm { $sure }% sure that I'm { $character } myself.
why-stop = I'm only { $sure }% sure that I'm { $character }, but { $player } mustn't get away with it.
why-pass = I'm only { $sure }% sure that I'm { $character }, so { $player } can have it.
why-declare = I'm { $sure }% sure that it's { $character }.
why-power = Of all I could do, this leaves me best off.
why-guess = One number is as good as another.
why-confuse = Nobody should know where these cards are.
why-trust = I take everyone at their word.
why-echo = Somebody was just { $character }. Now it's me.
why-safe = It's too close to the end to take a risk.
why-quick = At a glance this looked best, out of { $count ->
    [one] one answer
   *[other] { $count } answers
}.

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

why-learned-alone = There was nothing else I could do.
why-learned =
    My network gave this { $sure }%, out of { $count } answers. Next came { $next ->
        [look] a look at my card
        [swap] taking two cards
        [announce] announcing { $character }
        [contest] a contest
        [pass] passing
        [name-character] naming { $character }
       *[other] another choice of the same kind
    }, with { $next_sure }%.
