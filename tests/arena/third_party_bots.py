"""Third-party bots, good and bad. `tests.kit.installed_bots` installs them for real."""

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path

from mascarade.bots import Bot, Mind, Reason, Seat
from mascarade.rules import Action, AnyEvent, Decision
from mascarade.rules import actions as a


def let_time_pass() -> None:
    """Make the thinking bot late: its alarm rings at once, and again if that doesn't help.

    The tests need not wait, and no other bot is ever late, however slow the machine is.
    """
    _, again = signal.getitimer(signal.ITIMER_REAL)
    signal.setitimer(signal.ITIMER_REAL, 0.001, again)


class StrangeMind(Mind):
    """Plays at random, as any third-party bot might."""

    def observe(self, event: AnyEvent) -> None:
        pass

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        return self.chance(decision.number).choice(legal)


class RaisingMind(StrangeMind):
    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        raise ValueError("no idea")


class SilentMind(StrangeMind):
    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        return None  # type: ignore[return-value]


class SecretiveMind(StrangeMind):
    def why(self) -> Reason | None:
        raise RuntimeError("none of your business")


class BabblingMind(StrangeMind):
    """Gives reasons without a message."""

    def why(self) -> Reason | None:
        return Reason("because-of-the-moon", {"moon": "full"})


class LeavingMind(StrangeMind):
    """Raises SystemExit."""

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        raise SystemExit(3)


class BlindMind(StrangeMind):
    def observe(self, event: AnyEvent) -> None:
        raise KeyError("an event")


class IllegalMind(StrangeMind):
    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        return a.Guess(decision.number, decision.player, 99)


class PeekingMind(StrangeMind):
    """Answers with an interjection, which answers no decision."""

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        return a.Peek(decision.player, decision.player)


class StalePlanMind(StrangeMind):
    """Builds its own answers, which are equal to legal ones but not identical."""

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        chosen = super().choose(decision, legal)
        return type(chosen)(*(getattr(chosen, field) for field in chosen.__struct_fields__))


class StallingMind(StrangeMind):
    """Thinks forever."""

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        let_time_pass()
        while True:
            pass


class StubbornMind(StrangeMind):
    """Thinks forever and ignores the first interruption."""

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        try:
            let_time_pass()
            while True:
                pass
        except BaseException:
            while True:
                pass


class EvasiveMind(StrangeMind):
    """Catches the interruption and answers anyway."""

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        try:
            let_time_pass()
            while True:
                pass
        except BaseException:
            return legal[-1]


class _Strange(Bot):
    mind: type[Mind] = StrangeMind

    def sit(self, seat: Seat) -> Mind:
        return self.mind(seat)


class StrangeBot(_Strange):
    """Plays normally; sleeps after STRANGE_SEATS seats per process, if that is set."""

    name = "strange"
    summary = "Somebody else's."
    seated = 0

    def sit(self, seat: Seat) -> Mind:
        type(self).seated += 1
        while self.seated > int(os.environ.get("STRANGE_SEATS", "1000000")):
            time.sleep(1)
        return StrangeMind(seat)


class GatedBot(_Strange):
    """Plays once the gate is open: the folder STRANGE_GATE, if set, where each process leaves its id."""

    name = "gated"
    summary = "Waits."

    def sit(self, seat: Seat) -> Mind:
        folder = os.environ.get("STRANGE_GATE")
        if folder is not None:
            Path(folder, str(os.getpid())).touch()
            while not Path(folder, "open").exists():
                time.sleep(0.02)
        return StrangeMind(seat)


class RaisingBot(_Strange):
    name, summary, mind = "raising", "Has no idea.", RaisingMind


class IllegalBot(_Strange):
    name, summary, mind = "illegal", "Knows no rules.", IllegalMind


class SilentBot(_Strange):
    name, summary, mind = "silent", "Says nothing.", SilentMind


class SecretiveBot(_Strange):
    name, summary, mind = "secretive", "Keeps its reasons.", SecretiveMind


class BabblingBot(_Strange):
    name, summary, mind = "babbling", "Has odd reasons.", BabblingMind


class StallingBot(_Strange):
    name, summary, mind = "stalling", "Thinks for ever.", StallingMind


class LoudBot(_Strange):
    """Prints to standard output."""

    name, summary = "loud", "Talks."

    def sit(self, seat: Seat) -> Mind:
        print("here I am")
        return StrangeMind(seat)


class PickyBot(_Strange):
    """Plays at small tables only."""

    name, summary = "picky", "Likes small tables."

    def sit(self, seat: Seat) -> Mind:
        if seat.setup.scenario.players > 4:
            raise RuntimeError("too many people")
        return StrangeMind(seat)


class MindlessBot(_Strange):
    name, summary = "mindless", "Has no mind."

    def sit(self, seat: Seat) -> Mind:
        return None  # type: ignore[return-value]


class KillingMind(StrangeMind):
    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        os._exit(9)


class KillingBot(_Strange):
    name, summary, mind = "killing", "Ends its process.", KillingMind


class NoBot:
    pass
