# The pages that explain the game: its rules in a few minutes, and all its characters.

## The rules

rules-title = Rules
rules-heading = How Mascarade is played
rules-lead = Everybody has a card, and with it a character. Cards are swapped, or seem to be, and soon nobody is sure of their own. Whoever claims a power gets it, unless somebody claims to be the true one.

rules-aim-heading = The aim
rules-aim = Be the first to have 13 coins. Everybody begins with 6. Coins lie open for all to see; cards don't.

rules-deal-heading = The deal
rules-deal = Each person gets one card; those that are left over lie face down in the centre. For a while all cards lie face up: remember them. Then they are turned over, and from now on they belong to whoever they lie in front of, known or not.

rules-opening-heading = The opening
rules-opening = In the first four turns there is no choice: whoever's turn it is takes their own card and another one under the table, and swaps them, or only pretends to.

rules-turn-heading = Your turn
rules-turn = From the fifth turn on, do one of three things. Then the next person clockwise plays.
rules-look-heading = Look
rules-look = Look at your own card, in secret. Now you know who you are, for the moment.
rules-swap-heading = Swap, or not
rules-swap = Take your card and any other one, a person's or the centre's, under the table. Swap them or don't. Everybody sees which two cards you took; only you know what you did, and not even you see them.
rules-announce-heading = Announce
rules-announce = Say who you are: any character in play, true or not, known or not. You need not have looked. If nobody objects, you use that character's power.

rules-contest-heading = If somebody contests
rules-contest = Clockwise, each of the others may say: no, I am! If nobody does, the power is used and no card is shown. Otherwise all who claim the character turn up their cards.
rules-contest-right = Whoever really is the character uses its power, even when it is not their turn.
rules-contest-wrong = Everybody else who claimed it pays a fine of 1 coin to the courthouse, after the power was used.
rules-contest-none = If nobody is, nothing else happens: all of them pay.
rules-contest-after = Then all cards are turned face down again.

rules-bound-heading = Not free for a turn
rules-bound = Whoever had to show their card and has the very next turn can't choose freely. In the first edition they must swap, or pretend to; in the second they may look or swap, but not announce.

rules-end-heading = The end
rules-end = After every movement of coins it is checked:
rules-end-rich = Somebody has 13 coins or more: they win. Several at once win together.
rules-end-ruined = Somebody has lost their last coin: the game ends, and the richest win.
rules-end-cheat = Some powers win by themselves, and some throw people out. The last one left wins.

rules-few-heading = Two or three people
rules-few = Only in the first edition, with six cards in all.
rules-few-three = Three people have two cards each, one on their left and one on their right.
rules-few-two = Two people have three cards each: left, right, and a protected one between them.
rules-few-claim = Whoever announces does it with one of their cards, left or right. Whoever contests may do so with any of their own, the protected one too.
rules-few-swap = Swap your left or right card with another of your own, or with the left or right card of an opponent. Nobody touches an opponent's protected card.
rules-few-bound = With two people, who contests has the next turn, and so is not free in it: that is the price.

rules-editions-heading = The two editions
rules-editions-first = The first edition is for 2 to 13 people. An expansion adds twelve characters to it, with the Damned and the cemetery among them.
rules-editions-second = The second edition is for 4 to 12 people, with some new characters, other amounts, and two sets for each number of people: side A to begin with, side B for more intrigue.
rules-editions-own = A set of your own needs the Judge, and enough characters that bring money from the bank. The lobby tells what is missing.

rules-fine-heading = When you want to know exactly
rules-fine-any = You may announce any character of the set, those in the centre too, and also when the power would do nothing.
rules-fine-first = The first player is drawn by lot, unless the host chooses somebody.
rules-fine-order = Power first, then fines, all fines at the same moment. So the Judge does not get the fines of this turn, and the Witch trades before her rivals pay. A power that ends the game leaves no time for fines.
rules-fine-down = Claimed cards count as face down again before the power is used: the Fool or the Spy may take them.
rules-fine-must = A power is used in full; only the Witch may leave things as they are, and every swap may be a pretence. Where there are too few people or cards to choose from, one does what is possible.
rules-fine-targets = Powers are for other people who are still in the game. Cards in the centre are nobody.
rules-fine-pay = Who can't pay everything pays what they have, and is ruined. If the bank runs short, it pays the power's user first, then left, then right.
rules-fine-together = What is paid to or by several people at once is one movement: the end is checked after it. Only gifts to the Beggar come one by one.
rules-fine-binding = Not being free follows the person, not the chair, and lasts for the very next turn only. Being shown around by the Princess counts as showing one's card; looking at a card does not.
rules-fine-seats = When people change seats, coins and cards stay. The turn goes on from the chair where it was taken, so somebody may play twice in a row.
rules-fine-out = Who is thrown out returns their coins to the bank and is skipped from then on. That is not ruin, and does not end the game.
rules-fine-peek = Where the host allows it, anybody who waits may peek at their own card once before their turn, but not in the opening. All are told, and their turn is spent on looking.
rules-fine-cemetery = The cemetery holds characters that are not at the table. Everybody knows which; nobody knows in which order.
rules-fine-limit = Where the host has set a limit of turns, the richest win when it is reached.
rules-fine-watch = Spectators see only what all players know.

rules-next = Now you know enough to play
rules-next-play = To the first page
rules-next-cast = Meet the characters

## The characters

characters-title = Characters
characters-heading = The characters
characters-lead = What each of them does when the power is used. Amounts are those of the edition.
characters-search = Search
characters-box = Edition
characters-box-value =
    { $box ->
        [first] First edition
        [expansion] Expansion
        [second] Second edition
       *[all] All
    }
characters-found =
    { $count ->
        [0] Nobody answers to that.
        [one] One character
       *[other] { $count } characters
    }
characters-box-minimum =
    { $box ->
        [first] First edition, { $minimum }+ players
        [expansion] Expansion, { $minimum }+ players
       *[second] Second edition, { $minimum }+ players
    }
characters-copies =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
characters-purse = Brings money from the bank
characters-two-names = { $first } or { $second }
