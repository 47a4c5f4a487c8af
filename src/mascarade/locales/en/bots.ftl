# What the bots say of themselves, and why they did what they did. A reason belongs to its seat until the end.

bot-random = Plays any legal action, each as likely as the next: the measure of all others.
bot-novice = Knows the powers, forgets what it saw as people do, and rarely bluffs.
bot-regular = Reasons exactly about the cards, and bluffs and contests by what it is likely to bring.

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
