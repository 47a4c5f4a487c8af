"""The sentence for each event: what everyone sees, and in brackets what only some know."""

import pytest

from mascarade.cli.narrative.chapters import Chapter, Ending, chapters
from mascarade.cli.narrative.phrases import Phrases
from mascarade.cli.narrative.story import SILENT, TELLINGS, Teller
from mascarade.cli.narrative.viewer import ALL, as_it_happened, labels, parse_viewer
from mascarade.cli.terminal.styles import marked, player_style, render
from mascarade.locales import Words
from mascarade.locales.errors import clean
from mascarade.rules import EVENT_TYPES, SPECTATOR, AnyEvent, Deal, Game, Setup, Table, published
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules.evolve import initial_table
from mascarade.rules.state import Decision, TurnChoice, Use
from tests.cli.demo_games import played

NAMES = ("Adele", "Bruno", "Clara", "Dario", "Elena", "Felix", "Greta", "Hugo")
WORDS = Words.of("en")


def table(players: int = 5, stack: tuple[Use, ...] = ()) -> Table:
    from msgspec.structs import replace

    scenario = published("first", "base", players)
    return replace(initial_table(e.Dealt(Setup(scenario=scenario), scenario.cards, 0, ())), stack=stack)


def sentences(*events: AnyEvent, on: Table | None = None) -> str:
    """The sentences for these events, without colours."""
    teller = Teller(Phrases(WORDS, NAMES, on or table()))
    said = [sentence for event in events for sentence in teller.tell(event)]
    return render(" ".join([*said, *teller.rest()])).plain


QUESTIONED = table(stack=(Use("inquisitor", 0, 0),))

TOLD: list[tuple[AnyEvent, str]] = [
    (e.Looked(0, (0,)), "Adele secretly looks at their own card."),
    (e.Looked(0, (0,), ("king",)), "Adele secretly looks at their own card. (It's the King.)"),
    (e.Looked(0, (1, 0)), "Adele secretly looks at Bruno's card and their own card."),
    (
        e.Looked(0, (1, 0), ("king", "witch")),
        "Adele secretly looks at Bruno's card and their own card. "
        "(Behind the masks: Bruno's card is the King and their own card is the Witch.)",
    ),
    (e.Peeked(1, 1), "Bruno confesses to a peek at their own card."),
    (e.Peeked(1, 1, "king"), "Bruno confesses to a peek at their own card. (It's the King.)"),
    (
        e.Swapped(0, 0, 5),
        "Adele swaps their own card with the card in the centre, or pretends to.",
    ),
    (
        e.Swapped(0, 0, 1, True),
        "Adele swaps their own card with Bruno's card, or pretends to. (Really swapped.)",
    ),
    (
        e.Swapped(0, 1, 2, False),
        "Adele swaps Bruno's card with Clara's card, or pretends to. (Only pretended.)",
    ),
    (e.Announced(0, "king", 0), "Adele announces: “I am the King!”"),
    (
        e.Revealed((e.Shown(0, 0, "thief"), e.Shown(1, 1, "king"))),
        "The masks come off: Adele is the Thief and Bruno is the King.",
    ),
    (e.PowerUsed(0, "king", 0), "Adele uses the power of the King."),
    (e.PowerUsed(0, "peasant", 0, (2,)), "Adele and Clara share the power of the Peasant."),
    (e.ChosePlayer(0, 3), "Adele chooses Dario."),
    (e.Declined(0), "Adele chooses nobody."),
    (e.Named(1, "judge"), "Bruno declares: “I am the Judge.”"),
    (e.Named(0, "judge"), "Adele names the Judge."),
    (e.ChoseDirection(0, "left"), "Adele points to the left."),
    (e.ChoseDirection(0, "right"), "Adele points to the right."),
    (e.Hid(0), "Adele hides some coins under a hand."),
    (e.Hid(0, 1), "Adele hides some coins under a hand. (Under it: 1 coin.)"),
    (e.Hid(0, 2), "Adele hides some coins under a hand. (Under it: 2 coins.)"),
    (e.Guessed(1, 3), "Bruno guesses: 3 coins."),
    (e.Uncovered(0, 1), "Adele lifts the hand: 1 coin."),
    (e.CoinsMoved((e.Move("bank", 0, 3),), "power"), "Adele takes 3 coins from the bank."),
    (e.CoinsMoved((e.Move("courthouse", 0, 1),), "power"), "Adele takes 1 coin from the courthouse."),
    (
        e.CoinsMoved((e.Move("bank", 0, 3), e.Move("bank", 1, 1), e.Move("bank", 4, 1)), "power"),
        "Adele takes 3 coins from the bank. Bruno and Elena take 1 coin each from the bank.",
    ),
    (
        e.CoinsMoved((e.Move(1, 0, 1), e.Move(4, 0, 1)), "power"),
        "Bruno and Elena give 1 coin each to Adele.",
    ),
    (
        e.CoinsMoved((e.Move(0, 1, 4), e.Move(1, 0, 6)), "power"),
        "Adele and Bruno swap fortunes: 4 coins for 6 coins.",
    ),
    (
        e.CoinsMoved((e.Move(0, 1, 4), e.Move(1, 2, 6), e.Move(2, 0, 5)), "power"),
        "Adele gives 4 coins to Bruno. Bruno gives 6 coins to Clara. Clara gives 5 coins to Adele.",
    ),
    (e.CoinsMoved((e.Move(0, "courthouse", 1),), "fine"), "Adele pays a fine of 1 coin."),
    (
        e.CoinsMoved((e.Move(0, "courthouse", 1), e.Move(1, "courthouse", 1)), "fine"),
        "Adele and Bruno pay a fine of 1 coin each.",
    ),
    (e.Unmasked(1, 1, "queen"), "Bruno has to reveal their own card: it's the Queen."),
    (e.ShownAround(1, 1), "Bruno shows their own card to all the other players, without looking."),
    (
        e.ShownAround(1, 1, "queen"),
        "Bruno shows their own card to all the other players, without looking. (It's the Queen.)",
    ),
    (e.SeatsChanged(1, 2), "Bruno and Clara swap seats. Coins and cards stay where they are."),
    (e.Eliminated(1, 1), "Bruno is eliminated. 1 coin goes back to the bank."),
    (e.Eliminated(1, 4), "Bruno is eliminated. 4 coins go back to the bank."),
    (e.CardLeft("damned", None), "The Damned leaves the game."),
    (e.Handed(0, 0, 1), "Face down, Adele's card goes to Bruno."),
    (e.Handed(0, 0, 5), "Face down, Adele's card goes to the centre."),
    (e.Raised(0, "king"), "Adele turns up the top card of the cemetery: the King."),
    (e.Buried("king"), "The King goes to the bottom of the cemetery."),
    (e.Ended((0,), "thirteen", (), ()), "Adele reaches 13 coins and wins!"),
    (
        e.Ended((0, 1), "thirteen", (), ()),
        "Adele and Bruno reach 13 coins and win together!",
    ),
    (e.Ended((0,), "cheat", (), ()), "Adele wins on the spot!"),
    (e.Ended((0,), "last-standing", (), ()), "Adele is the last one left and wins!"),
    (
        e.Ended((0,), "turn-limit", (), ()),
        "That was the last turn. Adele is the richest and wins!",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD, ids=lambda told: "" if isinstance(told, str) else None)
def test_the_sentence_of_an_event(event: AnyEvent, sentence: str) -> None:
    assert sentences(event, on=QUESTIONED) == sentence


def test_every_event_is_narrated_or_deliberately_silent() -> None:
    assert set(TELLINGS) | SILENT == set(EVENT_TYPES)
    assert set(TELLINGS) & SILENT == set()
    gathered = {e.Dealt, e.Contested, e.Passed}
    assert {type(event) for event, _ in TOLD} == set(TELLINGS) - gathered


@pytest.mark.parametrize(
    "kind", [kind for kind in EVENT_TYPES if kind.seen.hidden], ids=lambda kind: kind.__name__
)
def test_what_may_be_hidden_is_narrated_both_ways(kind: type[e.Event]) -> None:
    told = [
        (getattr(event, name) is None, "(" in sentence)
        for event, sentence in TOLD
        if type(event) is kind
        for name in kind.seen.hidden
    ]
    if kind is not e.Dealt:
        assert set(told) == {(True, False), (False, True)}


def test_a_silent_event_says_nothing() -> None:
    asked = e.Asked(Decision(1, 0, TurnChoice(None)))
    assert sentences(asked, e.PowerEnded(0, "king"), e.ChoseCard(0, 1), e.TurnStarted(1, 0, 0, None)) == ""


@pytest.mark.parametrize(
    ("first", "sentence"),
    [
        (e.PowerEnded(0, "judge"), "Adele uses the power of the Judge, to no effect."),
        (e.Declined(0), "As the Judge, Adele swaps fortunes with nobody."),
        (e.ChosePlayer(0, 2), "As the Judge, Adele chooses Clara."),
        (
            e.CoinsMoved((e.Move("bank", 0, 2),), "power"),
            "As the Judge, Adele takes 2 coins from the bank.",
        ),
        (
            e.CoinsMoved((e.Move(1, 0, 1), e.Move(4, 0, 1)), "power"),
            "As the Judge, Adele takes 1 coin each from Bruno and Elena.",
        ),
        (
            e.CoinsMoved((e.Move(1, 0, 1), e.Move(4, 0, 2)), "power"),
            "Adele uses the power of the Judge. Bruno gives 1 coin to Adele. Elena gives 2 coins to Adele.",
        ),
        (
            e.CoinsMoved((e.Move("bank", 1, 2),), "power"),
            "Adele uses the power of the Judge. Bruno takes 2 coins from the bank.",
        ),
    ],
)
def test_a_power_is_narrated_with_its_first_effect(first: AnyEvent, sentence: str) -> None:
    assert sentences(e.PowerUsed(0, "judge", 0), e.Asked(Decision(1, 0, TurnChoice(None))), first) == sentence


def test_ruin_names_who_is_ruined() -> None:
    from msgspec.structs import replace

    ruined = replace(table(), coins=(9, 0, 9, 6, 6))
    assert sentences(e.Ended((0, 2), "ruin", (), ()), on=ruined) == (
        "Bruno is out of coins. Adele and Clara are the richest and win together!"
    )
    more = replace(table(), coins=(9, 0, 0, 6, 6))
    assert sentences(e.Ended((0,), "ruin", (), ()), on=more) == (
        "Bruno and Clara are out of coins. Adele is the richest and wins!"
    )


def test_with_few_players_the_card_is_named() -> None:
    two = table(2)
    assert sentences(e.Looked(0, (2,)), on=two) == "Adele secretly looks at their protected card."
    assert sentences(e.Swapped(0, 1, 3), on=two).startswith(
        "Adele swaps their right card with Bruno's left card"
    )
    assert sentences(e.Announced(0, "king", 0), on=two) == (
        "Adele puts a hand on their left card and announces: “I am the King!”"
    )


def answered(*contesting: int) -> str:
    """The story of a turn in which Elena announces the King and these players contest."""
    scenario = published("first", "base", 6)
    game = Game.start(scenario, NAMES[:6], deal=Deal(cards=scenario.cards))
    for player in range(4):
        game.apply(a.Swap(player + 1, player, player, 5, False))
    game.apply(a.Announce(5, 4, "king", 4))
    while game.decision is not None and game.state.table.turn == 5:
        number, player = game.decision.number, game.decision.player
        game.apply(a.Contest(number, player, player) if player in contesting else a.Pass(number, player))
    told = [
        chapter
        for chapter in chapters(game.events, NAMES, WORDS, game.events)
        if isinstance(chapter, Chapter) and render(chapter.heading).plain == "Turn 5 · Elena"
    ]
    return render(" ".join(told[0].sentences)).plain


def test_a_round_without_contest_is_narrated_in_one_line() -> None:
    assert answered() == (
        "Elena announces: “I am the King!” Nobody contests. As the King, Elena takes 3 coins from the bank."
    )


def test_a_contest_is_narrated_in_one_sentence() -> None:
    assert answered(2) == (
        "Elena announces: “I am the King!” Clara contests: “No, I am!” "
        "The masks come off: Elena is the Witch and Clara is the King. "
        "As the King, Clara takes 3 coins from the bank. Elena pays a fine of 1 coin."
    )


def test_a_contest_without_a_winner_is_narrated() -> None:
    assert "None of these cards is the King. Elena and Adele pay a fine of 1 coin each." in answered(0)


def test_fortunes_are_printed_after_turns_that_moved_coins() -> None:
    game = played("first", "base", 6, 3)
    turn_moved: dict[int, bool] = {}
    turn = 0
    for event in game.events:
        if isinstance(event, e.TurnStarted):
            turn = event.turn
            turn_moved[turn] = False
        elif isinstance(event, e.CoinsMoved):
            turn_moved[turn] = True
    told = list(chapters(game.events, NAMES, WORDS, game.events))
    assert [bool(chapter.fortunes) for chapter in told[1:-1] if isinstance(chapter, Chapter)] == list(
        turn_moved.values()
    )
    ending = told[-1]
    assert isinstance(ending, Ending)
    assert tuple(row.coins for row in ending.rows) == game.state.table.coins


def test_changes_of_a_turn_are_the_sum_of_nothing() -> None:
    game = played("second", "B", 9, 5)
    for chapter in chapters(game.events, (*NAMES, "Ida"), WORDS, game.events):
        if isinstance(chapter, Chapter):
            assert sum(fortune.change for fortune in chapter.fortunes) == 0


def test_no_viewer_gets_what_they_did_not_see() -> None:
    """A story is made from visible events alone, so hidden fields can't be in it."""
    game = played("second", "A", 9, 11)
    for viewer in (SPECTATOR, 0, 4, 8):
        for event, seen in zip(game.events, as_it_happened(game.events, viewer), strict=True):
            for name, grant in event.seen.hidden.items():
                shown = getattr(seen, name)
                if viewer == SPECTATOR or grant is e.Grant.NOBODY:
                    assert shown is None
                else:
                    mine = getattr(event, "player") == viewer  # noqa: B009 - checked when the type was declared
                    assert (shown is not None) is (mine if grant is e.Grant.PLAYER else not mine)
    assert list(as_it_happened(game.events, ALL)) == game.events


def test_the_eliminated_see_what_spectators_see() -> None:
    events: list[AnyEvent] = [e.Looked(0, (0,), ("king",)), e.Eliminated(0, 3), e.ShownAround(1, 1, "queen")]
    before, _, after = as_it_happened(events, 0)
    assert before == events[0]
    assert after == e.ShownAround(1, 1)
    assert list(as_it_happened(events, 2))[2] == events[2]


def test_viewers_are_numbers_names_or_words() -> None:
    assert [parse_viewer(asked, NAMES) for asked in ("all", "Spectator", "1", "8", " clara ")] == [
        "all",
        "spectator",
        0,
        7,
        2,
    ]


def test_labels_are_never_empty_and_never_alike() -> None:
    assert labels(["Ada", "Bo"]) == ("Ada", "Bo")
    assert labels(["Ada", "Ada"]) == ("Ada #1", "Ada #2")
    assert labels(["", "  ", "a\tb"]) == ("#1", "#2", "a\ufffdb")
    long = labels(["x" * 50, "x" * 60])
    assert len(set(long)) == 2


def test_marks_lie_inside_each_other_and_leave_no_trace() -> None:
    text = render(marked(f"a {marked('b', player_style(0))} c", "italic"))
    assert text.plain == "a b c"
    assert sorted((span.start, span.end, span.style) for span in text.spans) == [
        (0, 5, "italic"),
        (2, 3, player_style(0)),
    ]


def test_nobody_else_can_write_a_mark() -> None:
    assert render(clean(marked("x", "italic"))).spans == []
    assert clean("a\x1b\u202e\ue000\nb") == "a\ufffd\ufffd\ufffd\ufffdb"
