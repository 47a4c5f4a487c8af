"""Features and actions of a learned policy: the kernel's numbers, relative to the player's seat.

Seats, spots and players are counted clockwise from the player's seat, so that what is learnt in one seat
holds in all. The only input is an observation (`kernel.observe`): what the player asked may know.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mascarade.kernel import KernelSetup
from mascarade.kernel import layout as at
from mascarade.kernel.observe import COLUMNS
from mascarade.rules import Setup

Observations = NDArray[np.int16]
Features = NDArray[np.float32]
Numbers = NDArray[np.int64]
Masks = NDArray[np.bool_]

QUESTIONS: Final = np.arange(at.TURN, at.GUESS_HOW_MANY + 1)
PURSE: Final = np.arange(14)
"""The player's own coins, one-hot up to the 13 that win."""
RICHES: Final = 13.0
CHEATING: Final = 10
"""Coins with which a Cheat wins."""
LONG: Final = 60.0
"""The turns of a long game."""
COURT: Final = 10.0
"""The coins of a full courthouse."""


class Sight:
    """The features and actions of one setup."""

    def __init__(self, kernel: KernelSetup) -> None:
        layout = kernel.setup.layout
        self.players, self.hand, self.spots = layout.players, layout.hand, layout.spots
        free = len(layout.free_spots_of[0])
        around = np.arange(self.players)
        self.seats = (around[:, None] + around) % self.players
        """By seat, all seats clockwise from it."""
        own = np.arange(self.players * self.hand)
        turned = (own[None, :] + around[:, None] * self.hand) % own.size
        centre = np.broadcast_to(np.arange(own.size, self.spots), (self.players, self.spots - own.size))
        self.turned = np.concatenate([turned, centre], axis=1)
        """By seat, all spots clockwise from its own, then the centre's."""
        met = dict.fromkeys((*layout.scenario.cards, *layout.scenario.cemetery))
        self.faces = np.array(sorted(kernel.codes[card] for card in met))
        """The codes of all characters that can appear."""
        cast = np.array(sorted(kernel.codes[card] for card in layout.cast)) - 1
        self._answers = np.stack([self._answers_at(seat, free, cast) for seat in layout.seats])
        self._pick = slice(*np.searchsorted(self._answers[0], [at.DO_PICK_PLAYER, at.DO_DECLINE]))
        self.answers = self._answers.shape[1]
        """The number of actions."""
        self.width = self.features(np.zeros((1, COLUMNS["doubted"].stop), np.int16)).shape[1]
        """The number of features."""

    def _answers_at(self, seat: int, free: int, cast: Numbers) -> Numbers:
        """The actions of a seat (`layout.DO_...`) by kind, relative to it."""
        spots, cards = self.turned[seat], np.arange(free)[:, None]
        swaps = 2 * (cards * at.MAX_SPOTS + spots)
        return np.concatenate(
            [
                at.DO_LOOK + np.arange(self.hand),
                at.DO_SWAP + np.stack([swaps, swaps + 1], axis=-1).ravel(),
                at.DO_ANNOUNCE + (cast[:, None] * at.MAX_FREE + np.arange(free)).ravel(),
                at.DO_CONTEST + np.arange(self.hand),
                [at.DO_PASS],
                at.DO_PICK_PLAYER + np.arange(self.players),
                [at.DO_DECLINE],
                at.DO_PICK_CARD + spots,
                at.DO_NAME + cast,
                np.arange(at.DO_SWAP_OR_NOT, at.ACTIONS),
            ]
        )

    def _around(self, observations: Observations) -> tuple[Numbers, Numbers]:
        """By game, the seat of the player asked, and all players clockwise from it."""
        seats = observations[:, COLUMNS["seats"]][:, : self.players].astype(np.int64)
        asked = observations[:, COLUMNS["player"]].astype(np.int64)
        mine = np.take_along_axis(seats, asked, axis=1)[:, 0]
        return mine, np.take_along_axis(np.argsort(seats, axis=1), self.seats[mine], axis=1)

    def numbers(self, observations: Observations) -> Numbers:
        """By game, the kernel's number of every action (`layout.DO_...`)."""
        mine, order = self._around(observations)
        found = self._answers[mine]
        found[:, self._pick] = at.DO_PICK_PLAYER + order
        return found

    def features(self, observations: Observations) -> Features:
        """By game, the input of the network."""
        table = {name: observations[:, place].astype(np.int64) for name, place in COLUMNS.items()}
        mine, order = self._around(observations)
        spots = self.turned[mine]

        def by_person(name: str) -> Numbers:
            return np.take_along_axis(table[name], order, axis=1)

        def by_spot(name: str) -> Numbers:
            return np.take_along_axis(table[name], spots, axis=1)

        asked, about = table["asked"], table["announced"]
        coins, seen, doubted = by_person("coins"), by_spot("seen"), by_spot("doubted") > 0
        swapping = asked == at.WHETHER_TO_SWAP
        claims = (by_person("claimed")[:, :, None] - 1 == spots[:, None, :]).any(axis=1)
        cards = seen[:, :, None] == self.faces
        named = (seen == about) & (about > 0)
        columns = (
            asked == QUESTIONS,
            (asked == at.TURN) & (table["question_first"] == np.arange(len(at.BINDINGS))),
            swapping & (table["question_first"] == spots),
            swapping & (table["question_second"] == spots),
            table["question_of"] == self.faces,
            about == self.faces,
            table["last_played"] == self.faces,
            table["seat"] == self.seats[mine],
            table["shown"],
            table["hidden"] / at.MAX_HIDDEN,
            table["buried"] / at.MAX_CEMETERY,
            np.minimum(table["turn"] / LONG, 1.0),
            np.minimum(table["courthouse"] / COURT, 2.0),
            np.minimum(coins[:, :1], PURSE[-1]) == PURSE,
            coins / RICHES,
            coins >= CHEATING,
            coins == coins.max(axis=1, keepdims=True),
            by_person("alive"),
            by_person("revealed"),
            claims,
            by_spot("filled"),
            (cards & ~doubted[:, :, None]).reshape(len(observations), -1),
            (cards & doubted[:, :, None]).reshape(len(observations), -1),
            named & ~doubted,
            named & doubted,
        )
        return np.concatenate([np.asarray(column, np.float32) for column in columns], axis=1)


@lru_cache(maxsize=16)
def sight_of(setup: Setup) -> tuple[KernelSetup, Sight]:
    """The kernel's setup and its `Sight`, cached."""
    kernel = KernelSetup.of(setup)
    return kernel, Sight(kernel)
