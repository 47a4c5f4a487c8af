"""One match between minds: what each of them sees, and what happens to those that make mistakes."""

import signal
from concurrent.futures import ThreadPoolExecutor

import pytest

from mascarade.arena.match import MAX_FAILURES, AbsentMind, Outcome, play, seat_bot
from mascarade.arena.schedule import deal_of
from mascarade.arena.timeout import TimedOut, Timeout
from mascarade.bots import Bot, Mind
from mascarade.rules import AnyEvent, Setup, State, start
from mascarade.rules.events import Eliminated
from mascarade.rules.view import visible
from tests.arena import third_party_bots
from tests.arena.setups import LARGE, SMALL, game_with, offer, random_mind


class Diarist(third_party_bots.StrangeMind):
    """Records the events that it sees."""

    def __init__(self, seat: object) -> None:
        super().__init__(seat)  # type: ignore[arg-type]
        self.diary: list[AnyEvent] = []

    def observe(self, event: AnyEvent) -> None:
        self.diary.append(event)


@pytest.mark.parametrize("setup", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("seed", range(4))
def test_every_mind_sees_each_event_as_its_player_does(setup: Setup, seed: int) -> None:
    deal = deal_of(setup, seed, 0)
    diarists = [Diarist(offer(setup, player, seed)) for player in range(setup.scenario.players)]
    happened: list[AnyEvent] = list(start(setup, deal)[1])

    def witness(before: State, events: tuple[AnyEvent, ...]) -> None:
        happened.extend(events)

    play(setup, deal, diarists, witness=witness)
    for player, diarist in enumerate(diarists):
        out: tuple[int, ...] = ()
        for seen, event in zip(diarist.diary, happened, strict=True):
            assert seen == visible(event, player, out)
            if isinstance(event, Eliminated):
                out = (*out, event.player)


def test_what_hides_nothing_is_shared_and_not_copied() -> None:
    diarists = [Diarist(offer(SMALL, player)) for player in range(4)]
    play(SMALL, deal_of(SMALL, 1, 0), diarists)
    shared = [first is second for first, second in zip(diarists[0].diary, diarists[1].diary, strict=True)]
    assert sum(shared) > len(shared) // 2


def test_the_outcome_tells_the_end() -> None:
    minds = [random_mind(SMALL, player) for player in range(4)]
    outcome = play(SMALL, deal_of(SMALL, 1, 0), minds)
    assert outcome.mistakes == ()
    assert set(outcome.winners) <= set(range(4))
    assert 0 < outcome.turns <= 60
    assert len(outcome.coins) == 4
    assert sum(outcome.coins) + outcome.courthouse <= SMALL.layout.edition.coins


def kinds(outcome: Outcome) -> set[tuple[int, str]]:
    return {(mistake.player, mistake.kind) for mistake in outcome.mistakes}


@pytest.mark.parametrize(
    ("stranger", "kind", "message"),
    [
        (third_party_bots.RaisingMind, "raised", "choose: ValueError: no idea"),
        (third_party_bots.LeavingMind, "raised", "choose: SystemExit: 3"),
        (third_party_bots.BlindMind, "raised", "observe: KeyError: 'an event'"),
        (third_party_bots.IllegalMind, "illegal", "choose: Guess("),
        (third_party_bots.PeekingMind, "illegal", "choose: Peek("),
    ],
)
def test_a_failing_bot_is_named_and_the_game_goes_on(stranger: type[Mind], kind: str, message: str) -> None:
    outcome = game_with(stranger)
    assert kinds(outcome) == {(0, kind)}
    assert outcome.mistakes[0].message.startswith(message)
    assert outcome.winners
    assert game_with(stranger) == outcome, "the answers put in its place are always the same"


def test_an_equal_answer_is_as_good_as_the_listed_one() -> None:
    assert game_with(third_party_bots.StalePlanMind) == game_with(third_party_bots.StrangeMind)
    assert game_with(third_party_bots.StrangeMind).mistakes == ()


@pytest.mark.parametrize(
    "stranger", [third_party_bots.StallingMind, third_party_bots.StubbornMind, third_party_bots.EvasiveMind]
)
def test_a_slow_bot_is_interrupted_and_soon_not_asked_any_more(stranger: type[Mind]) -> None:
    before = signal.getsignal(signal.SIGALRM)
    outcome = game_with(stranger, patience=600)
    assert [mistake.kind for mistake in outcome.mistakes] == ["late"] * MAX_FAILURES
    assert outcome.mistakes[0].message == "choose: more than 600 s"
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_the_watch_rings_in_real_time() -> None:
    def think_for_ever() -> None:
        while True:
            pass

    with Timeout(0.02) as watch, pytest.raises(TimedOut):
        watch.call(think_for_ever)


def test_a_game_can_be_played_outside_the_main_thread() -> None:
    with ThreadPoolExecutor(1) as other:
        assert other.submit(game_with, third_party_bots.StrangeMind).result() == game_with(
            third_party_bots.StrangeMind
        )


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (third_party_bots.PickyBot(), "sit: RuntimeError: too many people"),
        (third_party_bots.MindlessBot(), "sit: TypeError: NoneType is no Mind"),
    ],
)
def test_a_bot_that_does_not_sit_down_is_absent(bot: Bot, message: str) -> None:
    mind = seat_bot(bot, offer(LARGE, 0))
    assert isinstance(mind, AbsentMind)
    assert mind.mistake.message == message
    others = [random_mind(LARGE, player) for player in range(1, 13)]
    outcome = play(LARGE, deal_of(LARGE, 1, 0), [mind, *others])
    assert outcome.mistakes == (mind.mistake,)


def test_ctrl_c_is_no_mistake_of_a_bot() -> None:
    class Interrupted(third_party_bots.StrangeMind):
        def choose(self, decision: object, legal: object) -> object:  # type: ignore[override]
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        game_with(Interrupted)
