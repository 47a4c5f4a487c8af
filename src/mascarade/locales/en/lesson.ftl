# The guide through the lesson. $player is somebody at the table, $character comes in all its forms, as story.ftl tells.
# Two of these sentences are read together: first what has happened, then what to try. Both are short.

lesson-heading = Learn to play
lesson-progress = { $done } of { $steps } learnt

lesson-step-swap = Swap
lesson-step-look = Look
lesson-step-contest = Contest
lesson-step-bound = After a reveal
lesson-step-announce = Announce
lesson-step-contested = Be contested
lesson-step-done = { $step }: learnt

## What has happened

lesson-news-swapped = Swapped or not? Only you know.
lesson-news-taken = { $player } has just had your card under the table.
lesson-news-looked = You are { $character } now. Keep a straight face!
lesson-news-stood = Nobody contested, so the power was yours, true or not.
lesson-news-right = You really were { $character }: the power is yours, and whoever was wrong pays 1 coin.
lesson-news-caught = { $player } really was { $character }, so you pay 1 coin to the courthouse.
lesson-news-nobody = Nobody was { $character }: all who said so pay 1 coin.
lesson-news-others-right = { $player } really was { $character }; whoever was wrong pays 1 coin.
lesson-news-others-nobody = Neither was { $character }: they pay 1 coin each.

## What to try

lesson-deal = For a moment all cards lie open. Yours is { $character }. See who is who, then choose “{ dock-ready }”.
lesson-opening = In the first round everybody swaps. Take your card and one from the centre: really swap them, or only pretend.
lesson-look = You can no longer be sure who you are. Look at your card: nobody else will see it.
lesson-look-sure = You still know who you are. Look all the same, to see how it works.
lesson-announce-true = You are { $character }. Announce it, and take the coins.
lesson-announce-bluff = Now announce. It need not be true: { $character } brings { amount-in-coins } if nobody contests.
lesson-announce-again = Announce once more. This time somebody may doubt it: then everybody who claims it shows their card.
lesson-contest-sure = But you are { $character }! Contest: whoever is right uses the power.
lesson-contest-unsure = It could be you. Contest: if you are right, the power is yours; if not, it costs 1 coin.
lesson-contest-not = You know that you are not { $character }. Passing is free, a false claim costs 1 coin.
lesson-contest-free = Contest if you think that you are { $character }. Passing is free.
lesson-bound = You have just shown your card, so this turn you can only swap. Really, or for show?
lesson-bound-better = You have just shown your card, so you can only swap. { $player } has { $character }: take that card!
lesson-free = This turn is all yours. Soon { $player } will claim to be somebody, and you can contest it.
lesson-power = You use the power. Choose whom it hits.
lesson-watch = The others play. Watch which cards they take, and what they say.

## The end

lesson-done-heading = Now you know the game
lesson-done = You have met everything there is. Whoever has 13 coins first wins. Finish this game, or begin a real one.
lesson-won-heading = You have won!
lesson-won = You know the game now. Whoever has 13 coins wins. Are you ready for a real table?
lesson-over-heading = The lesson is over
lesson-over = 13 coins win; and when somebody has lost their last coin, the richest win. Try it at a real table, or take the lesson again.
lesson-repeat = Once more
