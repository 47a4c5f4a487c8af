# The pages that explain the game: its rules in a few minutes, and all its characters.

## The rules

rules-title = Rules
rules-heading = How to play Mascarade
rules-lead = Everyone has a card, and with it a character. Cards get swapped, or seem to, and soon nobody is sure of their own. Claim a power and it's yours, unless someone claims to be the real one.

rules-aim-heading = The aim
rules-aim = Be the first to have 13 coins. Everyone starts with 6. Coins are there for all to see; cards aren't.

rules-deal-heading = The deal
rules-deal = Each player gets one card; any left over go face down in the centre. At first all cards lie face up: remember them. Then they're turned over. From now on you are whoever lies in front of you, whether you know it or not.

rules-opening-heading = The opening
rules-opening = There's no choice in the first four turns: take your own card and another one under the table, and swap them or only pretend to.

rules-turn-heading = Your turn
rules-turn = From the fifth turn on, do one of three things. Then the next player clockwise takes a turn.
rules-look-heading = Look
rules-look = Secretly look at your own card. Now you know who you are, for the moment.
rules-swap-heading = Swap, or not
rules-swap = Take your card and any other one, a player's or the centre's, under the table. Swap them or don't. Everyone sees which two cards you took. Only you know what you did, and not even you see the cards.
rules-announce-heading = Announce
rules-announce = Say who you are: any character in play, true or not, whether you've looked or not. If nobody contests, you use that character's power.

rules-contest-heading = Contests
rules-contest = Clockwise, each other player may say “No, I am!” If nobody does, you use the power and no card is shown. Otherwise, everyone who claims the character reveals their card.
rules-contest-right = Whoever really is the character uses its power, even out of turn.
rules-contest-wrong = Everyone else who claimed it then pays a fine of 1 coin to the courthouse.
rules-contest-none = If nobody is, they all pay and nothing else happens.
rules-contest-after = Then all cards go face down again.

rules-bound-heading = After a reveal
rules-bound = If you revealed your card and the very next turn is yours, your choice is limited. In the first edition you must swap or pretend to; in the second you can look or swap, but not announce.

rules-end-heading = The end
rules-end = Every time coins move, the end is checked:
rules-end-rich = If you have 13 coins or more, you win. Several players can win together.
rules-end-ruined = If anyone has lost their last coin, the game ends and the richest win.
rules-end-cheat = Some powers win the game outright, and some eliminate players. The last one left wins.

rules-few-heading = Two or three players
rules-few = First edition only, with six cards in all.
rules-few-three = With three players you have two cards each, left and right.
rules-few-two = With two players you have three cards each: left, right, and a protected one between them.
rules-few-claim = You announce with your left or right card. You can contest with any card of your own, even the protected one.
rules-few-swap = Swap your left or right card with another of your own, or with an opponent's left or right card. Nobody touches an opponent's protected card.
rules-few-bound = With two players, if you contest, the next turn is yours, and your choice is limited: that's the price.

rules-editions-heading = The two editions
rules-editions-first = The first edition is for 2 to 13 players. Its expansion adds twelve characters, among them the Damned and the Necromancer with his cemetery.
rules-editions-second = The second edition is for 4 to 12 players, with some new characters, other amounts, and two sets for each number of players: side A to start with, side B for more intrigue.
rules-editions-own = A custom set needs the Judge, and enough characters that bring money from the bank. The lobby tells you what's missing.

rules-fine-heading = The fine print
rules-fine-any = You can announce any character in the set, even if it lies in the centre or its power would do nothing.
rules-fine-first = The first player is random, unless the host chooses one.
rules-fine-order = Powers come first, then all fines at once. So the Judge doesn't get this turn's fines, and the Witch swaps before her rivals pay. If a power ends the game, there are no fines.
rules-fine-down = Revealed cards count as face down again before the power is used, so the Fool or the Spy can take them.
rules-fine-must = You use a power in full. Only the Witch may decline, and any swap may be a pretence. If there are too few players or cards to choose from, do as much as you can.
rules-fine-targets = Powers work on other players still in the game. Cards in the centre belong to nobody.
rules-fine-pay = If you can't pay in full, you pay what you have and are ruined. If the bank runs short, it pays the power's user first, then left, then right.
rules-fine-together = Coins paid to or by several players at once count as one movement, and the end is checked after it. Only gifts to the Beggar come one by one.
rules-fine-binding = The limit after a reveal follows the player, not the seat, and lasts for the very next turn only. Showing your card for the Princess counts as a reveal; looking at a card doesn't.
rules-fine-seats = When players swap seats, coins and cards stay. Play continues from the seat that took the turn, so someone may play twice in a row.
rules-fine-out = If you're eliminated, your coins go back to the bank and you're skipped from then on. That isn't ruin and doesn't end the game.
rules-fine-peek = If the host allows it, you can peek at your own card once while you wait for your turn, but not in the opening. Everyone is told, and your next turn must be a look.
rules-fine-cemetery = The cemetery holds characters that aren't at the table. Everyone knows which; nobody knows the order.
rules-fine-limit = If the host has set a turn limit, the richest win when it's reached.
rules-fine-watch = Spectators see only what every player knows.

rules-next = That's all you need to play
rules-next-play = Home
rules-next-cast = Meet the characters

## The characters

characters-title = Characters
characters-heading = The characters
characters-lead = What each character's power does. Amounts depend on the edition.
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
        [0] No characters found.
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
