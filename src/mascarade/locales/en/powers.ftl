# What each character's power does, told to the player who uses it.
# $amount  the number of coins the power works with in the edition being played: taken, paid or reached.
# A message `power-<id>-<edition>` replaces `power-<id>` in that edition.

amount-in-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }

power-judge = Take all coins in the courthouse. Fines for this announcement are paid afterwards and stay there.

power-bishop = Take { amount-in-coins } from the richest other player. If several are tied, you choose one of them.

power-king = Take { amount-in-coins } from the bank.

power-fool =
    Take { amount-in-coins } from the bank. Then take { $players ->
        [2] any two cards except the one you claim with and your opponent's protected one,
        [3] one card from each opponent
       *[other] two other players' cards
    } and swap them or only pretend to. Nobody sees them, not even you.

power-queen = Take { amount-in-coins } from the bank.

power-thief = Take { amount-in-coins } from each of your two neighbours. If both are the same person, they pay twice.

power-witch = Swap your whole fortune with any other player's, or choose nobody.

power-spy =
    Choose { $players ->
        [2] another card of your own, or one of your opponent's that isn't protected
        [3] another card of your own or an opponent's
       *[other] another player's card or one in the centre
    }. Secretly look at it and your own, then swap the two or only pretend to.

power-spy-second = Choose another player's card (or one in the centre, if the table allows it). Secretly look at it and your own, then swap the two or only pretend to.

power-peasant = Take { amount-in-coins } from the bank. If a contest reveals both Peasants, each of them takes 2 instead.

power-cheat = With at least { amount-in-coins }, you win the game at once. With fewer, nothing happens.

power-inquisitor = Choose another player. They say which character they are, then reveal their card. A wrong answer costs them { amount-in-coins }, paid to you, or all they have if that's less.

power-widow = Take coins from the bank until you have { $amount }. If you already have { $amount } or more, nothing happens.

power-empress = Take { amount-in-coins } from the bank.

power-swindler = Take { amount-in-coins } from the richest other player. If several are tied, you choose one of them.

power-guru = Choose another player. They say which character they are, then reveal their card. A wrong answer costs them { amount-in-coins }, paid to you, or all they have if that's less.

power-puppet-master = Choose two other players and take { amount-in-coins } from each. Then they swap seats; coins and cards stay where they are.

power-princess = Take { amount-in-coins } from the bank. Then choose another player: they show their card to all other players without seeing it themselves.

power-patron = Take { amount-in-coins } from the bank. Each of your two neighbours takes 1 from it too; if both are the same person, they take 2.

power-beggar = Clockwise from your left, each other player who is richer than you at that moment gives you { amount-in-coins }. Every gift counts at once, so you may catch up on the way.

power-usurper = Choose another player whose card hasn't been revealed this turn, and name any character but the Usurper. That card is revealed. If you're right, use its power as your own.

power-damned = No power, and you can't announce it. If you reveal it by claiming, you're eliminated. If you point at it with the power of the Inquisitor, the Usurper or the Courtesan, you're eliminated in its holder's place and leave them your card. If you turn it up as the Necromancer, you're eliminated too. Each time, the Damned leaves the game.

power-alchemist = Choose left or right: everyone passes their whole fortune to their neighbour on that side.

power-actress = Use the last power played, as your own. If none has been played yet, nothing happens. If you copy the Peasant, you and every Peasant revealed with you take 2.

power-courtesan = Your neighbour on the right reveals their card. If the character is a man, they pay you { amount-in-coins }, or all they have if that's less.

power-gambler = Hide 1, 2 or 3 coins from the bank, then choose another player to guess how many. If they're right, they win the hidden coins; if not, you do.

power-necromancer = Turn up the top card of the cemetery, use its power as your own, then put it at the bottom. If the cemetery is empty, nothing happens.

power-sage =
    Take { amount-in-coins } from the bank. Then secretly look at two cards, one after the other: { $players ->
        [2] any except the one you claim with and your opponent's protected one
        [3] one from each opponent
       *[other] other players' or the centre's, as you like
    }.
