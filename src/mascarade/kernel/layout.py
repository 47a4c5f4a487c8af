"""The layout of a game's row, and the encoding of questions, answers and actions as numbers.

A row is an array of 16-bit integers. Cards are codes: 0 for none, else the character's place in its edition's
catalogue, from 1 on. Players, seats and spots have the engine's numbers. Numbers that can grow without limit
(turns, decisions) take two places.
"""

from __future__ import annotations

from typing import Final

# Limits. A setup beyond them is refused (`KernelSetup.of`).

MAX_PLAYERS: Final = 13
MAX_HAND: Final = 3
MAX_FREE: Final = 2
MAX_SPOTS: Final = 16
MAX_CHARACTERS: Final = 24
MAX_CEMETERY: Final = 25
MAX_HIDDEN: Final = 3
"""Coins that a player can hide."""
MAX_DEPTH: Final = 10
"""Powers in use at once. Of those that use others, the Actress is reached at most twice (announced and
usurped), the Usurper three times (announced, and through each Actress), the Necromancer four times (the same
ways, and usurped); one that uses no other lies on top."""
MAX_ANSWERS: Final = 4
MAX_PARTNERS: Final = 2
MAX_REVEALED: Final = MAX_PLAYERS + MAX_DEPTH
"""Every claimant, and one more for each power in use."""
MAX_CANDIDATES: Final = MAX_SPOTS
NO_CARD: Final = 0
SPLIT: Final = 1 << 15
"""A number of two places is high * SPLIT + low."""

# Questions

NOTHING_ASKED: Final = 0
TURN: Final = 1
CONTEST_OR_PASS: Final = 2
WHICH_PLAYER: Final = 3
WHICH_CARD: Final = 4
WHICH_CHARACTER: Final = 5
WHETHER_TO_SWAP: Final = 6
WHICH_WAY: Final = 7
HOW_MANY: Final = 8
GUESS_HOW_MANY: Final = 9

# Bindings of a turn: the engine's names, numbered from 0

BINDINGS: Final = (None, "opening", "look", "swap", "no-announce")
FREE_TURN: Final = 0
OPENING: Final = 1
LOOK_BOUND: Final = 2
SWAP_BOUND: Final = 3
NO_ANNOUNCE: Final = 4

# Why a game ended: the engine's names, numbered from 0

REASONS: Final = (None, "thirteen", "ruin", "cheat", "last-standing", "turn-limit")
GOING_ON: Final = 0
THIRTEEN: Final = 1
RUIN: Final = 2
CHEATED: Final = 3
LAST_STANDING: Final = 4
TURN_LIMIT: Final = 5

# Answers to a power: 0 for a secret one or for a power used through it, else one of these

NUMBER: Final = 1
"""A player, spot or number n is NUMBER + n."""
CHARACTER: Final = 64
"""A character is CHARACTER + its code."""
WAY: Final = 96
"""Left is WAY, right WAY + 1."""

# A use of a power: offsets from its start in the stack

USE_CHARACTER: Final = 0
USE_USER: Final = 1
USE_SPOT: Final = 2
USE_RAISED: Final = 3
USE_ANSWERED: Final = 4
"""The number of answers."""
USE_ANSWERS: Final = 5
USE_PARTNERED: Final = USE_ANSWERS + MAX_ANSWERS
USE_PARTNERS: Final = USE_PARTNERED + 1
USE: Final = USE_PARTNERS + MAX_PARTNERS
"""The length of a use."""

# The row

RNG_STATE: Final = 0
"""Four places: the game's random generator."""
TURN_LOW: Final = RNG_STATE + 4
TURN_HIGH: Final = TURN_LOW + 1
DECISIONS_LOW: Final = TURN_HIGH + 1
DECISIONS_HIGH: Final = DECISIONS_LOW + 1
SEAT: Final = DECISIONS_HIGH + 1
"""Where the turn is taken."""
BANK: Final = SEAT + 1
"""Coins in the bank."""
COURTHOUSE: Final = BANK + 1
"""Coins in the courthouse."""
LAST_PLAYED: Final = COURTHOUSE + 1
"""The character whose power the Actress would copy; 0 before there is one."""
HIDDEN: Final = LAST_PLAYED + 1
"""The number of hidden coins; 0 for none."""
REASON: Final = HIDDEN + 1
WINNERS: Final = REASON + 1
"""A bit for each player."""
ASKED: Final = WINNERS + 1
"""The question; NOTHING_ASKED once the game is over."""
ASKED_PLAYER: Final = ASKED + 1
"""Who is asked."""
ASKED_CHARACTER: Final = ASKED_PLAYER + 1
"""The character whose announcement or power it is about; 0 for a turn."""
ASKED_FIRST: Final = ASKED_CHARACTER + 1
"""A turn's binding, whether declining is allowed, the first card taken, or the most coins."""
ASKED_SECOND: Final = ASKED_FIRST + 1
"""The second card taken."""
CANDIDATE_COUNT: Final = ASKED_SECOND + 1
ROUND: Final = CANDIDATE_COUNT + 1
"""The announced character; 0 for none."""
CLAIM_COUNT: Final = ROUND + 1
WAITING: Final = CLAIM_COUNT + 1
"""The number of players who have yet to answer."""
SHOWN: Final = WAITING + 1
"""Whether the claimants have revealed."""
REVEALED_COUNT: Final = SHOWN + 1
OUT_COUNT: Final = REVEALED_COUNT + 1
PEEKED_COUNT: Final = OUT_COUNT + 1
BURIED: Final = PEEKED_COUNT + 1
"""Cards in the cemetery."""
STACKED: Final = BURIED + 1
"""The number of powers in use."""

COINS: Final = STACKED + 1
"""By seat."""
SITTING: Final = COINS + MAX_PLAYERS
"""By seat."""
SEAT_OF: Final = SITTING + MAX_PLAYERS
"""By player."""
ALIVE: Final = SEAT_OF + MAX_PLAYERS
"""By player."""
OUT: Final = ALIVE + MAX_PLAYERS
PEEKED: Final = OUT + MAX_PLAYERS
REVEALED: Final = PEEKED + MAX_PLAYERS
CLAIM_PLAYER: Final = REVEALED + MAX_REVEALED
CLAIM_SPOT: Final = CLAIM_PLAYER + MAX_PLAYERS
CLAIM_CARD: Final = CLAIM_SPOT + MAX_PLAYERS
"""The card that each claimant revealed."""
CARDS: Final = CLAIM_CARD + MAX_PLAYERS
"""By spot."""
CEMETERY: Final = CARDS + MAX_SPOTS
"""From the top down."""
CANDIDATE: Final = CEMETERY + MAX_CEMETERY
STACK: Final = CANDIDATE + MAX_CANDIDATES
MEMORY: Final = STACK + MAX_DEPTH * USE
"""By spot, then player: the card that the player last saw there. The row ends with the setup's spots."""
WATCHERS: Final = 16
"""Players per spot in the memory: a power of two, so that they are written at once."""
STALE: Final = 32
"""Added to a remembered card when another player may have changed it since."""

# Actions: one number for each possible answer. `codec` converts them to the engine's.

DO_LOOK: Final = 0
"""+ the index of the own card."""
DO_SWAP: Final = DO_LOOK + MAX_HAND
"""+ (index of the own card * MAX_SPOTS + spot of the other) * 2 + 1 if only pretended."""
DO_ANNOUNCE: Final = DO_SWAP + MAX_FREE * MAX_SPOTS * 2
"""+ (code of the character - 1) * MAX_FREE + index of the own card."""
DO_CONTEST: Final = DO_ANNOUNCE + MAX_CHARACTERS * MAX_FREE
"""+ the index of the own card."""
DO_PASS: Final = DO_CONTEST + MAX_HAND
DO_PICK_PLAYER: Final = DO_PASS + 1
"""+ the player."""
DO_DECLINE: Final = DO_PICK_PLAYER + MAX_PLAYERS
DO_PICK_CARD: Final = DO_DECLINE + 1
"""+ the spot."""
DO_NAME: Final = DO_PICK_CARD + MAX_SPOTS
"""+ the character's code - 1."""
DO_SWAP_OR_NOT: Final = DO_NAME + MAX_CHARACTERS
"""Swap; + 1: don't."""
DO_DIRECTION: Final = DO_SWAP_OR_NOT + 2
"""Left; + 1: right."""
DO_HIDE: Final = DO_DIRECTION + 2
"""+ the number - 1."""
DO_GUESS: Final = DO_HIDE + MAX_HIDDEN
"""+ the number - 1."""
ACTIONS: Final = DO_GUESS + MAX_HIDDEN
"""The number of actions."""
