# The page around the table: its frame and menu, the way in, the home page and the lobby.
# $name and the like are names of people. $character and $edition come in all their forms, as story.ftl tells.

## Names for somebody who gives none, at most 24 characters each, divided by semicolons

guest-names = Guest of the ball; Velvet Mask; Silver Domino; Midnight Guest; Masked Stranger; Golden Feather; Moonlit Mask; Silk Domino

## The frame

shell-title = { $page } · Mascarade
shell-home = Mascarade, to the first page
shell-site = The site
shell-rules = Rules
shell-characters = Characters
shell-dismiss = Dismiss this message
shell-close = Close
shell-unofficial = An unofficial fan work. Mascarade is a game by Bruno Faidutti; words and pictures here are our own.

## The menu

menu-open = Settings
menu-open-named = Settings of { $name }
menu-heading = Settings
menu-language = Language
menu-appearance = Appearance
menu-appearance-value =
    { $value ->
        [dark] Night
        [light] Day
       *[auto] As the system has it
    }
menu-pace = Pace of the game
menu-pace-value =
    { $value ->
        [slow] Slow
        [usual] Usual
        [fast] Fast
       *[instant] At once
    }
menu-pace-about = Every table has its own pace: you can go faster, never slower.
menu-sound = Sounds
menu-sound-about = Small sounds for cards, coins and your turn.
menu-notify = Notifications
menu-notify-about = The browser tells you when it is your turn and you look elsewhere.
menu-notify-cannot = Browsers only allow this on pages that were loaded over https.
menu-notify-denied = Your browser does not let this page notify you. Its site settings can change that.
menu-you = You
menu-nobody = Nobody is known here yet. You give a name when you come to a table.
menu-name = Your name
menu-name-about = It counts for tables to come; where you sit already, you keep the old one.
menu-rename = Rename
menu-renamed = You are { $name } from now on.
menu-recovery = Make a recovery link
menu-recovery-about = Keep this link: it brings you and your seats back if this device forgets you. Earlier ones no longer work.
menu-move = Move to another device
menu-move-about = Open this link on the other device within five minutes. It works once, and this device lets go of you then.
menu-forget = Forget me here
menu-forget-about = This device will no longer know you. Without a recovery link your seats are lost.
menu-forget-sure = Yes, forget me
menu-forget-not = No, keep me
menu-record = Your record and your data
menu-copy = Copy
menu-copied = Copied
menu-copy-by-hand = The link is selected: copy it by hand.
menu-link = Link

## The first page

home-title = A bluffing game of masks
home-heading = Mascarade
home-lead = Cards change hands under the table, until nobody is quite sure who they are. Say that you are the King, and hope that nobody knows better.
home-name = Your name at the ball
home-name-another = Suggest another name
home-play = Play now
home-play-about = You and five bots, cards dealt at once, no clock.
home-lesson = Learn to play
home-lesson-on = Continue the lesson
home-lesson-about = New here? Three minutes at a real table.
home-lesson-table = Your lesson
home-preparing = The table is being laid…
home-as = You play as { $name }.
home-friends = Play with friends
home-create = Set up a table
home-create-about = Choose cards and rules, invite people with a link or a code, and give empty seats to bots.
home-device = Around one device
home-device-about = Sitting together? Pass one phone or tablet round: a curtain hides what is not yours.
home-join-field = Code or link
home-join-about = Type the code that you were given, or paste the whole link.
home-join-go = Go to the table
home-join-wrong = This is neither a code nor a link to a table.
home-mine = Your tables
home-mine-none = You sit at no table yet.
home-public = Public tables
home-public-none = No table is open to everybody just now. Set one up, and list it as public.
home-public-nobody = Public tables are shown once you have a name here.
home-awaited = You are awaited
home-table-of = { $name }'s table
home-table-unhosted = Table { $code }
home-table-edition =
    { $edition ->
        [first] First edition
       *[second] Second edition
    }
home-table-state =
    { $phase ->
        [lobby] { $seated } of { $players } seats taken
        [memorising] The cards are dealt
        [playing] A game is on, { $players } players
        [finished] The game is over
        [aborted] The game was broken off
       *[closed] Closed
    }
home-table-go =
    { $way ->
        [back] Go on
        [join] Join
        [watch] Watch
       *[look] Open
    }
home-learn = How it is played
home-learn-about = The whole game in five minutes.
home-cast = Who is at the ball
home-cast-about = All characters, and what each of them can do.
home-design = Design a set
home-design-about = Choose the characters, hear what the rules say, and try it out.

## Coming by a link

enter-title = You are invited
enter-heading = You are invited
enter-about = Somebody keeps a place for you at table { $code }. How shall they call you?
enter-name = Your name
enter-go = Come in
enter-known = You have been here before? Open your recovery link on this device.

## A link with a key

key-title = A link for you
key-heading =
    { $kind ->
        [move] Move here
       *[recover] Come back
    }
key-about =
    { $kind ->
        [move] This link moves you and your seats from your other device to this one. The other device lets go of you.
       *[recover] This link brings you and your seats back to this device.
    }
key-now = This device knows you as { $name }. It will forget that, and the seats that go with it.
key-use =
    { $kind ->
        [move] Move to this device
       *[recover] Come back here
    }
key-leave = Leave things as they are

## The lobby

lobby-title = Table { $code }
lobby-heading = Before the game
lobby-table = The table
lobby-host-is = { $name } is the host, and sets the table.
lobby-host-none = This table has no host just now.
lobby-watching =
    { $count ->
        [one] One person looks on.
       *[other] { $count } people look on.
    }

# Seats
lobby-seat = Seat { $number }
lobby-seat-empty = empty
lobby-seat-you = you
lobby-seat-host = host
lobby-seat-lost = not connected
lobby-seat-bot = Bot: { $bot }
lobby-sit = Sit here
lobby-move-here = Move here
lobby-take-seat = Take a seat
lobby-stand = Leave the table
lobby-stand-alone = You are the only person here: the table will be closed.
lobby-send-away = Send away
lobby-make-host = Make host
lobby-become-host = Become the host
lobby-mute = Take the word away
lobby-unmute = Give the word back
lobby-seat-nothing = There is nothing to do here for you.
lobby-full = Every seat is taken. You can look on until the game begins.

# Starting
lobby-start = Deal the cards
lobby-start-fill =
    { $empty ->
        [one] Give the last seat to a bot and deal
       *[other] Give { $empty } seats to bots and deal
    }
lobby-start-missing =
    { $empty ->
        [one] One seat is empty: wait for somebody, or give it to a bot.
       *[other] { $empty } seats are empty: wait for people, or give them to bots.
    }
lobby-start-ready = Everybody is here.
lobby-start-wait = { $name } deals when everybody is here.
lobby-start-wait-nobody = The host deals when everybody is here.

# Inviting
lobby-invite = Invite
lobby-invite-about = Whoever has this link or the code { $code } can come in.
lobby-code = Code
lobby-invite-link = Link to this table
lobby-invite-qr = Scan it with a phone on the same network.
lobby-invite-qr-label = The link to this table as a QR code
lobby-invite-loopback = Only this computer reaches the server now. To play with other devices of your network, start it with:
lobby-invite-which = Your computer's address on the network

# Bots
lobby-bots = Bots
lobby-bots-about = They see only what a person in their seat sees.
lobby-bot-level = Which bot
lobby-bot-name =
    { $bot ->
        [novice] Novice
        [regular] Regular
        [expert] Expert
        [quick] Quick
        [random] Random
       *[other] { $bot }
    }
lobby-bot-add = Add a bot
lobby-bot-add-here = Give this seat to the bot
lobby-bot-fill =
    { $empty ->
        [one] Fill the last seat
       *[other] Fill all { $empty } seats
    }
lobby-bot-full = Every seat is taken.
lobby-bot-own-words = “{ $summary }”
temper-heading = Temper
temper-preset =
    { $preset ->
        [own] Its own
        [varied] Each another
        [cautious] Cautious
        [daring] Daring
        [suspicious] Suspicious
        [dreamy] Dreamy
        [sharp] Sharp
       *[mixed] As set below
    }
temper-tune = Set it finely
temper-boldness = Boldness
temper-boldness-about = How readily it claims to be what it is not.
temper-scepticism = Scepticism
temper-scepticism-about = How readily it contests what others claim.
temper-memory = Memory
temper-memory-about = How long it remembers what it has seen.
temper-percent = { $percent }%
temper-told = Boldness { $boldness }%, scepticism { $scepticism }%, memory { $memory }%

# The cards
cards-heading = Cards
cards-edition = Edition
cards-players = Players
cards-players-many = { $count } players
cards-players-fewer = One player fewer
cards-players-more = One player more
cards-set = Set
cards-set-name =
    { $set ->
        [base] Basic
        [base-2013] Basic, 2013
        [A] Side A
        [B] Side B
        [classic] Classic
        [let-it-roll] Let it roll
        [unity] Strength in unity
        [combo] Ultimate combo
        [duel] Deadly duel
        [trio] Infernal trio
        [random] Random
        [own] Our own
       *[other] { $set }
    }
cards-set-about =
    { $set ->
        [base] The cards of the first box.
        [base-2013] As it was first printed, with the Spy in place of the Fool.
        [A] For first games: money, and a little mischief.
        [B] For those who know the game: more to think about.
        [classic] The expansion, all of a piece.
        [let-it-roll] The expansion, with quick changes of fortune.
        [unity] The expansion, where it pays to stand together.
        [combo] The expansion at its wildest.
        [duel] Two people, six cards, and the Damned.
        [trio] Three people, six cards.
        [random] One of the published sets is drawn when the cards are dealt.
        [own] Choose the characters yourselves.
       *[other] A published set.
    }
cards-in-set =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
cards-centre =
    { $count ->
        [0] None of them lies in the centre.
        [one] One of them lies in the centre, face down.
       *[other] { $count } of them lie in the centre, face down.
    }
cards-twice = { $name } ×{ $count }
cards-cemetery-of-set =
    { $count ->
        [one] One more card lies in the cemetery.
       *[other] { $count } more cards lie in the cemetery.
    }
cards-powers = What these characters do
cards-purse = Brings money from the bank
cards-own-count =
    { $count ->
        [0] No card chosen
        [one] One card chosen
       *[other] { $count } cards chosen
    }
cards-own-played = This set is on the table.
cards-own-not-yet = Not playable yet: the table keeps the set that it had.
cards-own-minimum = { $minimum }+ players
cards-cemetery = Cemetery
cards-cemetery-about = The cards from which powers are raised. They are not at the table.
cards-cemetery-all = All characters that are not at the table
cards-cemetery-chosen = These characters
cards-saved = Your saved sets
cards-saved-choose = Choose one

# How the game is run
option-heading = How we play
option-group =
    { $group ->
        [time] Time
        [contest] Contests and memory
        [people] Who may come
       *[house] House rules
    }
option-on = Yes
option-off = No
option-name =
    { $option ->
        [first] Who begins
        [seats] Who sits where
        [clock] Time for a decision
        [window] Time to contest
        [memorise] Time to memorise the deal
        [beat] Pause before a bot's move
        [pace] Pace of the game
        [contest] How answers are given
        [memory] What the page remembers
        [confess_peek] Confessed peeks
        [public] Listed as public
        [spectators] Spectators
        [newcomers] Newcomers
        [only_the_richest] Only the richest wins
        [spy_sees_centre] Centre open to the Spy
       *[turn_limit] Limit of turns
    }
option-about =
    { $option ->
        [first] Whose turn comes first; afterwards it goes clockwise.
        [seats] Everybody where they sat down; or all places drawn by lot when the game starts.
        [clock] Whose time runs out is played on by a bot until they are back.
        [window] Who has not answered an announcement by then has let it pass.
        [memorise] The cards lie face up for so long, or until everybody is ready. With no limit for decisions, there is none here either.
        [beat] A short wait, always the same, so that it does not tell how hard somebody thought.
        [pace] How long each move is shown. The time to answer starts after that; anybody may skip ahead.
        [contest] One after the other, each hearing those before; or sealed, and opened all at once.
        [memory] Everything since the deal; or only the last round, so that you have to remember the rest yourselves.
        [confess_peek] Who waits may look at their own card: everybody is told, and their next turn is spent on looking.
        [public] Anybody on this server finds the table; else only who has the link or the code.
        [spectators] People without a seat may watch the game. They see what all players know, and can't sit down in it later.
        [newcomers] During a game somebody new may take over from a bot.
        [only_the_richest] When several reach 13 coins at once, only the richest of them wins.
        [spy_sees_centre] In the second edition too, the Spy may choose a card in the centre.
       *[turn_limit] After so many turns the richest win.
    }
option-first-drawn = Drawn by lot
option-first-seat = Seat { $number }
option-seats-value =
    { $value ->
        [random] Drawn by lot
       *[chosen] As people sat down
    }
option-clock-none = No limit
option-window-none = As for any decision
option-contest-value =
    { $value ->
        [sealed] Sealed, all at once
       *[clockwise] Clockwise, one by one
    }
option-memory-value =
    { $value ->
        [fading] Only the last round
       *[open] Everything
    }
option-limit-none = No limit
option-turns =
    { $count ->
        [one] One turn
       *[other] { $count } turns
    }
option-beat-none = None
duration =
    { $unit ->
        [seconds] { $count ->
            [one] 1 second
           *[other] { $count } seconds
        }
        [minutes] { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
       *[days] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
    }
lobby-chat = Chat
