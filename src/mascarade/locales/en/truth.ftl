# The end of a game, and the truth about it, turn by turn.
# $player is a person's name. $character comes in the forms that story.ftl explains.
# $percent is a whole number from 0 to 100, $turn the number of a turn (0 is the deal).

## The end

truth-page = The truth about the game at table { $code }
truth-aborted = The game was broken off, and nobody has won.
truth-fortunes = Fortunes at the end
truth-rematch = Rematch
truth-rematch-by = { $host } can ask for a rematch.
truth-rematch-nobody = The host can ask for a rematch.
truth-record = Save the record
truth-close = Back to the table
truth-home = To the front page
truth-loading = The masks are being lifted…
truth-again = Try again

## The timeline

truth-heading = The truth
truth-explained = Who really was who after every turn, and what everybody could believe of themselves from what they had seen.
truth-scrubber = Moment of the game
truth-deal = The deal
truth-turn = Turn { $turn }
# Beside the scrubber: where one is
truth-turn-of = Turn { $turn } of { $last }
truth-first = To the deal
truth-last = To the last turn
truth-previous = One turn back
truth-next = One turn on
truth-next-reveal = Next reveal
truth-next-swap = Next swap
truth-next-bluff = Next bluff
truth-nothing-told = The game was broken off before anything happened here.
truth-people = Everybody at this moment
truth-centre = The centre
truth-centre-card =
    { $count ->
        [one] Centre
       *[other] Centre { $number }
    }
# Short, as the heading of a row: the cards of a person who has several
truth-card-of =
    { $which ->
        [left] { $player }, left
        [right] { $player }, right
        [protected] { $player }, protected
       *[only] { $player }
    }
truth-which =
    { $which ->
        [left] Left
        [right] Right
       *[protected] Protected
    }
truth-no-card = No card
truth-believed = Could believe
truth-percent = { $percent } %
truth-other = others
truth-sample = Worked out from a sample of all that was possible.

# How well a person knew a card of theirs
truth-grasp =
    { $grasp ->
        [sure] Sure
        [unsure] Unsure
       *[wrong] Mistaken
    }
truth-was =
    { $grasp ->
        [sure] { $player } knew it.
        [unsure] { $player } could not be sure of it.
       *[wrong] { $player } was wrong about it.
    }
truth-taken-for = Taken for { $character }.

# What somebody claimed in the turn
truth-claim =
    { $contest ->
        [yes] “No, I am { $character }!”
       *[no] “I am { $character }!”
    }
# What they themselves took it for, with the chance that they gave it
truth-verdict =
    { $honesty ->
        [knew] Knew it was true.
        [thought] { $true ->
            [yes] Thought so ({ $percent } %), and was right.
           *[no] Thought so ({ $percent } %), and was wrong.
        }
        [gambled] { $true ->
            [yes] Gambled ({ $percent } %), and was right.
           *[no] Gambled ({ $percent } %), and was wrong.
        }
       *[bluffed] { $true ->
            [yes] Bluffed ({ $percent } %), and it was true after all.
           *[no] Bluffed ({ $percent } %).
        }
    }
truth-shown = Shown to others.
truth-looked = Looked at by { $players }.

## The matrix

truth-matrix = All turns
truth-matrix-caption = The true card of everybody after each turn. Arrow keys go through the turns.
truth-person = Person
truth-follow = Follow a card
truth-follow-none = None
truth-size = Size
truth-smaller = Smaller
truth-larger = Larger

truth-legend = Signs
truth-legend-sure = knew their own card
truth-legend-unsure = was not sure of it
truth-legend-wrong = was wrong about it
truth-legend-honest = claimed what was known or thought
truth-legend-gamble = gambled
truth-legend-bluff = bluffed
truth-legend-contest = contested (hollow)
truth-legend-true = green: it was true
truth-legend-false = red: it was not
truth-legend-shown = card shown to others
truth-legend-looked = card looked at in secret
truth-legend-swapped = cards really swapped
truth-legend-pretended = only pretended
truth-legend-moved = seats or cards moved

## Honours

truth-honours = Honours of the evening
truth-honour-bluff = Finest bluff
    .why =
        { $coins ->
            [0] { $player } claimed to be { $character } in turn { $turn } with a chance of { $percent } %, and nobody objected.
            [one] { $player } claimed to be { $character } in turn { $turn } with a chance of { $percent } %, nobody objected, and it brought 1 coin.
           *[other] { $player } claimed to be { $character } in turn { $turn } with a chance of { $percent } %, nobody objected, and it brought { $coins } coins.
        }
truth-honour-delusion = Longest self-delusion
    .why = { $player } was wrong about their own card for { $turns } turns, from turn { $first } to turn { $last }.
truth-honour-hands = Quickest hands
    .why =
        { $real ->
            [0] { $player } took cards under the table { $count } times, and never really swapped them.
            [one] { $player } took cards under the table { $count } times, and really swapped them once.
           *[other] { $player } took cards under the table { $count } times, and really swapped them { $real } times.
        }
truth-honour-nose = Best nose
    .why =
        { $count ->
            [one] { $player } contested and really was the one, once.
           *[other] { $player } contested and really was the one, { $count } times.
        }
truth-honour-luck = Pure luck
    .why = { $player } claimed to be { $character } in turn { $turn } with a chance of { $percent } %, and it was true.
truth-honour-honesty = Honest soul
    .why = { $player } claimed to be somebody { $count } times, and it was true each time.
truth-honour-fines = Friend of the courthouse
    .why = { $player } paid a fine { $count } times.
truth-honour-traveller = Most travelled
    .why =
        { $holders ->
            [one] { $character-start } moved { $moves } times, and lay before one person.
           *[other] { $character-start } moved { $moves } times, and lay before { $holders } people.
        }
truth-honour-show = Show this moment
