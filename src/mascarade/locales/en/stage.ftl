# The table as a stage: own place, claims, reveals and the end.
# $character comes in the forms that story.ftl explains.

seat-own = You
coins-missing = { $count } to go
coins-goal =
    { $reached ->
        [yes] Goal reached
       *[no] Goal: 13 coins
    }

sure-full = Sure
sure-half = Half sure
sure-doubtful = Doubtful
sure-none = No idea

claim-last = “{ $character-name }”
claim-last-turn = “{ $character-name }”, turn { $turn }
claim-heading = The claim
claim-says =
    { $viewer ->
        [player] You say
       *[nobody] { $player } says
    }
claim-words = “I am { $character }!”
claim-order = Answers, clockwise
claim-contests =
    { $viewer ->
        [player] contest
       *[nobody] contests
    }
claim-passes =
    { $viewer ->
        [player] pass
       *[nobody] passes
    }
claim-now =
    { $viewer ->
        [player] answer now
       *[nobody] answers now
    }
claim-waits =
    { $viewer ->
        [player] answer later
       *[nobody] answers later
    }
claim-early = may answer already
claim-deciding = { $player } decides now
claim-early-hint = Answer in advance: it counts on your turn.
claim-early-held = Your answer counts on your turn. You can change it.
claim-question = Do you contest?
claim-pass = Let it pass
claim-pass-hint = nothing shown, nothing lost
claim-contest = No, I am { $character }!
claim-contest-with =
    { $which ->
        [left] No, I am { $character }, with my left card!
        [right] No, I am { $character }, with my right card!
       *[protected] No, I am { $character }, with my protected card!
    }
claim-right = right: the power · { $stake }

reveal-who = Who is { $character }?
reveal-nobody = Nobody is!
reveal-stake = At stake
reveal-fines = A false claim costs { amount-in-coins }.
reveal-others = The others

end-of =
    { $viewer ->
        [players] { $count ->
            [one] The ball is yours!
           *[other] You{ $players-after } take the ball!
        }
       *[nobody] { $count ->
            [one] { $players } takes the ball!
           *[other] { $players } take the ball!
        }
    }
end-ranking = How it ended
end-honours-wait = Being worked out…
end-honours-none = None this time.
end-truth-hint = every card, every lie, turn by turn
end-rematch-hint = the same table once more

watching-now = You're watching this game.
sighting-heading = Only for your eyes
side-fold = Fold the panel
side-unfold = Unfold the panel

details-heading = What you know
details-claims = Claims so far
details-no-claims = No claim yet.

keys-heading = Keyboard shortcuts
keys-contest = Contest
keys-again = Press { $key } again to confirm.
keys-twice = Pass, contest and look need their key twice: they can't be taken back.
keys-on = Shortcuts
keys-on-about = Answer with single keys.

deal-cards = The cards: { $cards }.
