# The end of a game, and the truth about it, turn by turn.
# $player is a person's name. $character comes in the forms that story.ftl explains.
# $percent is a whole number from 0 to 100, $turn the number of a turn (0 is the deal).

## The end

truth-page = The truth about table { $code }
truth-aborted = The game was stopped. Nobody wins.
truth-fortunes = Final fortunes
truth-rematch = Rematch
truth-rematch-by = { $host } can offer a rematch.
truth-rematch-nobody = The host can offer a rematch.
truth-rematch-lost = { $host } is disconnected. After two minutes you can become the host and start a rematch.
truth-record = Save the record
truth-close = Back to the table
truth-home = Home
truth-loading = Lifting the masks…
truth-again = Try again

## The timeline

truth-heading = The truth
truth-explained = Who was really who after each turn, and what everyone could believe about themselves.
truth-scrubber = Moment in the game
truth-deal = The deal
truth-turn = Turn { $turn }
# Beside the scrubber: where one is
truth-turn-of = Turn { $turn } of { $last }
truth-first = Back to the deal
truth-last = To the last turn
truth-previous = One turn back
truth-next = One turn forward
truth-next-reveal = Next reveal
truth-next-swap = Next swap
truth-next-bluff = Next bluff
truth-nothing-told = The game was stopped before anything happened here.
truth-people = Everyone at this moment
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
truth-percent = { $percent }%
truth-other = others
truth-sample = Estimated from a sample of everything possible.

# How well a person knew a card of theirs
truth-grasp =
    { $grasp ->
        [sure] Sure
        [unsure] Unsure
       *[wrong] Mistaken
    }
truth-was =
    { $viewer ->
        [player] { $grasp ->
            [sure] You knew it.
            [unsure] You couldn't be sure of it.
           *[wrong] You were wrong about it.
        }
       *[nobody] { $grasp ->
            [sure] { $player } knew it.
            [unsure] { $player } couldn't be sure of it.
           *[wrong] { $player } was wrong about it.
        }
    }
truth-taken-for =
    { $viewer ->
        [player] You took it for { $character }.
       *[nobody] Taken for { $character }.
    }

# What somebody claimed in the turn
truth-claim =
    { $contest ->
        [yes] “No, I am { $character }!”
       *[no] “I am { $character }!”
    }
# What they themselves took it for, with the chance that they gave it
truth-verdict =
    { $viewer ->
        [player] { $honesty ->
            [knew] You knew it was true.
            [thought] { $true ->
                [yes] You thought so ({ $percent }%), and were right.
               *[no] You thought so ({ $percent }%), and were wrong.
            }
            [gambled] { $true ->
                [yes] You gambled ({ $percent }%), and were right.
               *[no] You gambled ({ $percent }%), and were wrong.
            }
           *[bluffed] { $true ->
                [yes] You bluffed ({ $percent }%), but it was true after all.
               *[no] You bluffed ({ $percent }%).
            }
        }
       *[nobody] { $honesty ->
            [knew] Knew it was true.
            [thought] { $true ->
                [yes] Thought so ({ $percent }%), and was right.
               *[no] Thought so ({ $percent }%), and was wrong.
            }
            [gambled] { $true ->
                [yes] Gambled ({ $percent }%), and was right.
               *[no] Gambled ({ $percent }%), and was wrong.
            }
           *[bluffed] { $true ->
                [yes] Bluffed ({ $percent }%), but it was true after all.
               *[no] Bluffed ({ $percent }%).
            }
        }
    }
truth-shown = Shown to the others.
truth-looked =
    { $viewer ->
        [players] { $count ->
            [one] Looked at by you.
           *[other] Looked at by you{ $players-after }.
        }
       *[nobody] Looked at by { $players }.
    }

## The matrix

truth-matrix = All turns
truth-matrix-caption = Everyone's true card after each turn. Use the arrow keys to move through the turns.
truth-person = Player
truth-follow = Follow a card
truth-follow-none = None
truth-size = Size
truth-smaller = Smaller
truth-larger = Larger

truth-legend = Key
truth-legend-sure = knew their own card
truth-legend-unsure = wasn't sure of it
truth-legend-wrong = was wrong about it
truth-legend-honest = spoke in good faith
truth-legend-gamble = gambled
truth-legend-bluff = bluffed
truth-legend-contest = contested (hollow)
truth-legend-true = green: it was true
truth-legend-false = red: it wasn't
truth-legend-shown = card shown to the others
truth-legend-looked = secretly looked at
truth-legend-swapped = cards really swapped
truth-legend-pretended = only pretended
truth-legend-moved = seats or cards moved

## Honours

truth-honours = Honours of the evening
truth-honour-bluff = Finest bluff
    .why =
        { $viewer ->
            [player] On turn { $turn }, you
           *[nobody] On turn { $turn }, { $player }
        } claimed to be { $character } ({ $percent }% likely), and nobody contested.{ $coins ->
            [0] { "" }
            [one] { " " }It brought 1 coin.
           *[other] { " " }It brought { $coins } coins.
        }
truth-honour-delusion = Longest self-delusion
    .why =
        { $viewer ->
            [player] You were wrong about your own card
           *[nobody] { $player } was wrong about their own card
        } for { $turns } turns, from turn { $first } to turn { $last }.
truth-honour-hands = Quickest hands
    .why =
        { $viewer ->
            [player] You
           *[nobody] { $player }
        } took cards under the table { $count ->
            [2] twice
           *[other] { $count } times
        } and { $real ->
            [0] never really swapped them.
            [one] really swapped them once.
            [2] really swapped them twice.
           *[other] really swapped them { $real } times.
        }
truth-honour-nose = Best nose
    .why =
        { $viewer ->
            [player] You contested and were right
           *[nobody] { $player } contested and was right
        }{ $count ->
            [one] .
            [2] , twice.
           *[other] , { $count } times.
        }
truth-honour-luck = Pure luck
    .why =
        { $viewer ->
            [player] On turn { $turn }, you
           *[nobody] On turn { $turn }, { $player }
        } claimed to be { $character } ({ $percent }% likely), and it was true.
truth-honour-honesty = Honest soul
    .why =
        { $viewer ->
            [player] You
           *[nobody] { $player }
        } { $count ->
            [2] made two claims, and both were true.
           *[other] made { $count } claims, and all of them were true.
        }
truth-honour-fines = Friend of the courthouse
    .why =
        { $viewer ->
            [player] You
           *[nobody] { $player }
        } paid a fine { $count ->
            [2] twice.
           *[other] { $count } times.
        }
truth-honour-traveller = Best travelled
    .why =
        { $holders ->
            [one] { $character-start } moved { $moves ->
                [2] twice
               *[other] { $moves } times
            } and visited one player.
           *[other] { $character-start } moved { $moves ->
                [2] twice
               *[other] { $moves } times
            } and visited { $holders } players.
        }
truth-honour-show = Show this moment
