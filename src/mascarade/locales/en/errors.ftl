# One sentence for each error code: `error-<code>`.
# $character and $edition have all the forms that story.ftl explains at its start; in `error-unknown-character` and
# `error-unknown-edition` they are the text that was written. $nearest is a bare name.
# $reason is a whole sentence, or a parser's message. Lists such as $known are already joined.

edition-first = the first edition
edition-second = the second edition

# A code without a sentence
error-unexplained = This was refused, with the code { $code }.

## Actions

error-game-over = The game is over.
error-not-a-player = There's no player with that number at this table.
error-eliminated = This player has been eliminated.
error-peek-not-allowed = You can't peek at that card now.
error-stale-decision = Too late: the table has moved on.
error-not-your-decision = It's player { $player }'s decision now.
error-not-legal = The rules don't allow that now ({ $action }).

## Scenarios

error-unknown-edition = There is no edition called “{ $edition }”. There are: { $known }.
error-unknown-set = There is no set called “{ $set }” in { $edition }. There are: { $known }.
error-set-players =
    { $players ->
        [one] The set “{ $set }” is for { $known } players, not 1.
       *[other] The set “{ $set }” is for { $known } players, not { $players }.
    }
error-not-as-published = These aren't the cards of the published set “{ $set }” for { $players } players.
error-players-out-of-range =
    { $players ->
        [one] 1 player is too few: { $edition } is for { $fewest } to { $most }.
       *[other] { $edition-start } is for { $fewest } to { $most } players, not { $players }.
    }
error-unknown-character =
    { $nearest ->
        [none] There is no “{ $character }” in { $edition }.
       *[other] There is no “{ $character }” in { $edition }. Did you mean “{ $nearest }”?
    }
error-character-of-other-edition = { $character-start } isn't part of { $edition }.
error-too-few-players = { $character-start } needs at least { $minimum } players; there are { $players }.
error-too-few-women =
    { $character-start } needs at least { $wanted } female characters among the cards; there { $women ->
        [one] is { $women }
       *[other] are { $women }
    }.
error-card-count =
    { $exact ->
        [yes] { $players } players need { $fewest } cards, centre included, { $cards ->
            [0] and there are none.
           *[other] not { $cards }.
        }
       *[no] { $players } players need { $fewest } to { $most } cards, centre included, { $cards ->
            [0] and there are none.
           *[other] not { $cards }.
        }
    }
error-too-few-purses = Too few cards bring money from the bank: { $purses }, but at least { $wanted } are needed.
error-few-purses = Fewer than half of the cards bring money from the bank ({ $purses } of { $cards }), so the game may be long.
error-indispensable =
    { $wanted ->
        [0] { $character-start } is missing.
       *[other] { $character-start } is missing. With a card from the expansion that's allowed if at least { $wanted } of all the cards bring money from the bank; here { $purses ->
            [one] { $purses } does.
           *[other] { $purses } do.
        }
    }
error-too-many-copies =
    { $character-start } appears { $count ->
        [2] twice
       *[other] { $count } times
    }, but there { $copies ->
        [one] is only one such card
       *[other] are only { $copies } such cards
    }.
error-all-copies-or-none = { $character-start } comes as { $copies } cards or not at all; here there is { $count }.
error-cemetery-missing = { $character-start } needs a cemetery, and there isn't one.
error-cemetery-unused = There is a cemetery, but no card draws from it.
error-cemetery-in-play = { $character-start } can't be both in the cemetery and in play.
error-cemetery-copies =
    { $character-start } lies in the cemetery as { $copies ->
        [one] one card
       *[other] { $copies } cards
    } or not at all; here there { $count ->
        [one] is { $count }
       *[other] are { $count }
    }.
error-cemetery-too-few-players =
    { $character-start } can lie in the cemetery only with { $minimum } players or more; there are { $players }.
error-turn-limit = A game needs at least 1 turn; a limit of { $limit } would end it before it begins.
error-names =
    { $players ->
        [one] There is 1 player
       *[other] There are { $players } players
    }, but { $names ->
        [one] 1 name
       *[other] { $names } names
    }.
error-deal-cards =
    { $missing ->
        [none] The deal has extra cards: { $surplus }.
       *[other] { $surplus ->
            [none] The deal is missing cards: { $missing }.
           *[other] The deal does not match the scenario. Missing: { $missing }. Extra: { $surplus }.
        }
    }
error-deal-cemetery =
    { $missing ->
        [none] The cemetery has extra cards: { $surplus }.
       *[other] { $surplus ->
            [none] The cemetery is missing cards: { $missing }.
           *[other] The cemetery does not match the scenario. Missing: { $missing }. Extra: { $surplus }.
        }
    }
error-deal-first = The first turn belongs to a seat that does not exist.
error-scenario-too-large = This is too long for a scenario: more than { $most } bytes.
error-scenario-empty = The scenario is empty.
error-scenario-malformed = This isn't a scenario: { $reason }

# Mistakes in a field of a scenario; they replace `error-scenario-malformed`
slip-unknown-field =
    { $nearest ->
        [none] A scenario has no field “{ $field }”. There are: { $known }.
       *[other] A scenario has no field “{ $field }”. Did you mean “{ $nearest }”?
    }
slip-unknown-option =
    { $nearest ->
        [none] There is no option “{ $field }”. There are: { $known }.
       *[other] There is no option “{ $field }”. Did you mean “{ $nearest }”?
    }
slip-missing = The scenario is missing the field “{ $field }”.
slip-edition =
    { $nearest ->
        [none] There is no edition called “{ $value }”. There are: { $known }.
       *[other] There is no edition called “{ $value }”. Did you mean “{ $nearest }”?
    }
slip-cemetery = The cemetery must be a list of characters or “{ $known }”, not “{ $value }”.
slip-type =
    { $place ->
        [0] “{ $field }” must
       *[other] Number { $place } of “{ $field }” must
    } be { $wanted ->
        [int] a whole number
        [str] text
        [bool] true or false
        [array] a list
        [object] a table
       *[other] something else
    }, not { $found ->
        [int] a number
        [float] a number with a fraction
        [str] text
        [bool] true or false
        [array] a list
        [object] a table
        [null] nothing
       *[other] what it is
    }.

error-scenario-unreadable = This is neither TOML nor JSON: { $reason }

## Records

error-record-too-large = This is too long for a record: more than { $most } bytes.
error-record-too-long = The game is too long to replay: { $events } events, and at most { $most } are allowed.
error-record-empty = The record is empty.
error-record-format = The record has format { $found }; this version reads format { $known }.
error-record-rules = The record was played with version { $found } of the rules; this program plays version { $known }.
error-record-malformed = This isn't the record of a game: { $reason }
error-record-digest = The record was changed after it was written: its digest does not match.
error-record-setup = The record's game could not have started: { $reason }
error-record-names =
    The record names { $names ->
        [one] 1 person
       *[other] { $names } people
    }, but { $players } play.
error-record-action = Action { $action } of the record could not have been played: { $reason }
error-record-event =
    Event { $event } of the record (counted from 0) is not what { $action ->
        [0] the deal makes
       *[other] action { $action } makes
    } happen.
error-record-cut-short =
    The record breaks off before event { $event } (counted from 0), which { $action ->
        [0] the deal makes
       *[other] action { $action } makes
    } happen.
error-record-surplus = The record has { $events } events, but no action leads to those from { $event } on (counted from 0).

## Files

error-file-missing = There is no file “{ $file }”.
error-file-unreadable = “{ $file }” can't be read: { $reason }
error-file-exists = “{ $file }” already exists. Add --force to overwrite it.
error-file-unwritable = “{ $file }” can't be written: { $reason }

error-output-unwritable = The output can't be written: { $reason }

## The command line

error-unknown-viewer = There is no viewer “{ $viewer }”. Choose one of: { $known }.
error-unknown-language = There is no language “{ $language }”. There are: { $known }.
error-unknown-scenarios = “{ $set }” is neither an edition nor a set. There are: { $known }.
error-no-sets =
    { $players ->
        [one] There is no set for 1 player; there are sets for { $fewest } to { $most }.
       *[other] There is no set for { $players } players; there are sets for { $fewest } to { $most }.
    }
error-force-without-record = --force requires --record.

## Environments

error-not-a-whole-number = “{ $value }” is not a whole number.
error-unknown-render-mode = There is no render mode “{ $mode }”. There are: { $known }.
error-bots-at-the-table =
    { $bots ->
        [one] 1 bot was named
       *[other] { $bots } bots were named
    }; name one for everyone, or one for each of the { $others } others at the table.

## The database of a service

error-database-missing = There is no database at { $database }.
error-not-confirmed = Table { $table } stays open: its code was not confirmed.
error-yes-needed = --json can't ask for confirmation: add --yes.
error-code-or-all = Give either a table's code or --all.
error-duration = “{ $written }” is not a duration. Write it as 30d, 12h, 90m or 45s; 0 means forever.
error-backup-elsewhere = Back up this database with its own tool: “{ $command }”.
