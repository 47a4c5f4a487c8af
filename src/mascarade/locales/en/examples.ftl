# A short scene for each character. $character comes in all its forms, as story.ftl tells; $amount is the edition's.
# Anna, Bruno, Clara and David sit in this order, each at the left of the one before.

example-judge = Anna announces { $character }. There are 3 coins in the courthouse: she takes all 3.
example-bishop = Bruno announces { $character }. Clara is the richest, with 9 coins, and has to give him { $amount }.
example-king = Anna announces { $character }. Nobody contests, so she takes { amount-in-coins } from the bank, whoever she really is.
example-fool = Clara takes { amount-in-coins }, then Anna's and David's cards. Did she swap them? Only she knows, and even she hasn't seen them.
example-queen = Bruno announces { $character }. Clara contests, and reveals that very card: she takes { amount-in-coins } from the bank, and Bruno pays 1 to the courthouse.
example-thief = David sits between Clara and Anna. He announces { $character }, and each of them gives him { amount-in-coins }.
example-witch = Anna has 4 coins, David has 11. She announces { $character } and chooses him: now she has 11, and he has 4.
example-spy = Bruno secretly looks at Clara's card and his own. He likes hers better, so he swaps them.
example-peasant = Anna announces { $character }, Bruno contests, and both reveal one: each takes 2 coins. Alone, Anna would have taken { $amount }.
example-cheat = David has { amount-in-coins } and announces { $character }. Nobody contests: he wins.
example-inquisitor = Clara points at Bruno. He says “Judge” and reveals a Peasant: he pays her { amount-in-coins }.
example-widow = Anna has 3 coins left and announces { $character }. The bank gives her 7, so she has { $amount }.
example-empress = Clara announces { $character }, and everyone passes. She takes { amount-in-coins } from the bank; the truth stays under the mask.
example-swindler = David has 6 coins, Anna and Bruno have 8 each, Clara has 5. David announces { $character } and may choose: he takes { $amount } from Bruno.
example-guru = Anna points at David. He says “Judge” and reveals the Judge: he pays nothing.
example-puppet-master = Anna chooses Bruno and Clara: each gives her { amount-in-coins }, then they swap seats. Coins and cards stay, so Bruno now has what lay in front of Clara.
example-princess = Bruno takes { amount-in-coins } and chooses Anna. She shows her card: all the others see it, but she doesn't.
example-patron = Clara takes { amount-in-coins } from the bank. David on her left and Bruno on her right each take 1 from it too.
example-beggar = David has 5 coins. Anna has 8 and gives him 1. Bruno has 6, no more than David has by now, and gives nothing. Clara has 7 and gives 1: David ends up with 7.
example-usurper = David points at Clara and says “Queen”. Her card is revealed, and it is the Queen: David takes 2 coins from the bank.
example-damned = Bruno announces the King, Anna contests. Bruno reveals { $character }: he is eliminated, and the card leaves the game.
example-alchemist = Clara has 3 coins, Bruno on her right has 9. She says “left”: everyone passes their coins to the left, and now she has Bruno's 9.
example-actress = The King's power was the last one played. Anna announces { $character }, nobody contests, and she takes 3 coins, as the King would.
example-courtesan = Clara announces { $character }. Bruno, on her right, reveals the Judge, a man: he pays her { amount-in-coins }.
example-gambler = David hides 2 coins and asks Anna, who guesses 3. Wrong: the 2 coins are David's.
example-necromancer = Anna turns up the top card of the cemetery, the Thief. Each of her neighbours gives her 1 coin, and the Thief goes to the bottom.
example-sage = Bruno takes { amount-in-coins }, looks at Clara's card, then at one in the centre. Nobody else sees them.

## The page of all characters

characters-players = Number of players
characters-players-any = Any number
characters-players-count = { $count } players
characters-example = Example
