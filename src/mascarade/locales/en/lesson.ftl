# The guide through the lesson. $player is somebody at the table, $character comes in all its forms, as story.ftl tells.
# Two of these sentences are read together: first what has happened, then what to try. Both are short.

lesson-heading = Learn to play
lesson-progress = { $done } of { $steps } learned

lesson-step-swap = Swap
lesson-step-look = Look
lesson-step-contest = Contest
lesson-step-bound = After a reveal
lesson-step-announce = Announce
lesson-step-contested = Face a contest
lesson-step-done = { $step }: learned

## What has happened

lesson-news-swapped = Swapped or not? Only you know.
lesson-news-taken = { $player } just had your card under the table.
lesson-news-looked = You're { $character } now. Keep a straight face!
lesson-news-stood = Nobody contested, so the power was yours, true or not.
lesson-news-right = You really were { $character }: the power is yours, and anyone who was wrong pays 1 coin.
lesson-news-caught = { $player } really was { $character }, so you pay 1 coin to the courthouse.
lesson-news-nobody = Nobody was { $character }, so everyone who claimed it pays 1 coin.
lesson-news-others-right = { $player } really was { $character }. Anyone who was wrong pays 1 coin.
lesson-news-others-nobody = None of them was { $character }: they pay 1 coin each.

## What to try

lesson-deal = For a moment, all cards lie face up. Yours is { $character }. See who's who, then choose “{ dock-ready }”.
lesson-opening = In the first round, everyone swaps. Take your card and one from the centre: swap them, or only pretend.
lesson-look = You can't be sure who you are any more. Look at your card: nobody else will see it.
lesson-look-sure = You still know who you are. Look anyway, to see how it works.
lesson-announce-true = You're { $character }. Announce it and take the coins.
lesson-announce-bluff = Now announce. It doesn't have to be true: { $character } brings you { amount-in-coins } if nobody contests.
lesson-announce-again = Announce once more. This time someone may contest: then everyone who claims the character reveals their card.
lesson-contest-sure = But you're { $character }! Contest: whoever is right uses the power.
lesson-contest-unsure = It could be you. Contest: if you're right, the power is yours; if not, you pay 1 coin.
lesson-contest-not = You know you're not { $character }. Passing is free; a false claim costs 1 coin.
lesson-contest-free = Contest if you think you're { $character }. Passing is free.
lesson-bound = You've just revealed your card, so this turn you can only swap. For real, or for show?
lesson-bound-better = You've just revealed your card, so you can only swap. { $player } has { $character }: take that card!
lesson-free = This turn is all yours. Soon { $player } will make a claim, and you can contest it.
lesson-power = You use the power. Choose who it hits.
lesson-watch = The others are playing. Watch which cards they take, and what they say.

## The end

lesson-done-heading = Now you know the game
lesson-done = You've seen it all. The first player with 13 coins wins. Finish this game, or start a real one.
lesson-won-heading = You win!
lesson-won = You know the game now: 13 coins win. Ready for a real table?
lesson-over-heading = The lesson is over
lesson-over = 13 coins win, and if anyone loses their last coin, the richest win. Try a real table, or take the lesson again.
lesson-repeat = Try again
