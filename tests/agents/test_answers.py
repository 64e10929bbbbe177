"""Chances that are told: compared with all hands that there can be, one by one."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from cassino.agents import Budget, Hint, agent, hint
from cassino.agents import hints as hints_module
from cassino.agents.answers import chance_to_hold
from cassino.agents.unseen import Unseen
from cassino.cards import CardSet
from cassino.rules import (
    Capture,
    PlayerView,
    Position,
    Trail,
    is_over,
    legal_moves,
    play,
    variant,
    view_of,
)
from cassino.search import Judged
from tests.agents.conformance import positions
from tests.rules.tables import table


@pytest.mark.parametrize("promised", [(), (0b11,), (0b11, 0b1100), (0b111, 0b110)])
@pytest.mark.parametrize("cards", [0, 0b1, 0b110, 0b11110000])
def test_a_chance_is_the_share_of_the_hands_that_there_can_be(
    cards: int, promised: tuple[int, ...]
) -> None:
    hands = [sum(1 << card for card in hand) for hand in combinations(range(8), 3)]
    possible = [hand for hand in hands if all(hand & each for each in promised)]
    share = sum(bool(hand & cards) for hand in possible) / len(possible)
    found = chance_to_hold(Unseen((1 << 8) - 1, 8, ()), 3, cards, promised)
    assert found == pytest.approx(share)


def test_promises_that_nobody_can_keep_tell_nothing() -> None:
    """A build may stand for a partner who needn't hold its card."""
    unseen = Unseen(0b1111, 4, ())
    assert chance_to_hold(unseen, 2, 0b1, (1 << 9,)) == chance_to_hold(unseen, 2, 0b1, ())


def late(preset: str) -> Iterator[tuple[Position, Position, Hint]]:
    """Positions of the last two hands, the hint in each, and what comes of it."""
    for number in range(3):
        for position in positions(agent("counting"), variant(preset), 2, f"late {number}"):
            found = hint(view_of(position, position.turn))
            after, _ = play(position, found.move)
            if position.hand_number >= 5 and not is_over(after) and position.hands[after.turn]:
                yield position, after, found


@pytest.mark.parametrize("preset", ["classic", "royal", "danish", "dominican"])
def test_what_the_next_player_is_said_to_take_he_can_as_often(preset: str) -> None:
    """Every hand that he may hold is put to the rules."""
    seen: set[str] = set()
    for position, after, found in late(preset):
        told = {reason.message: reason.arguments for reason in found.reasons}
        rival = after.turn
        hidden = list(position.hands[rival]) + list(position.stock)
        hands = [
            CardSet.from_cards(hand)
            for hand in combinations(hidden, len(position.hands[rival]))
            if _keeps(position, rival, CardSet.from_cards(hand))
        ]
        assert hands
        for name in ("hint-why-answer", "hint-why-build-answer"):
            if name in told:
                built = CardSet(0)
                if name == "hint-why-build-answer":
                    (built,) = (b.cards for b in after.builds if found.move.card in b.cards)
                share = sum(_takes(after, rival, hand, built) for hand in hands) / len(hands)
                assert abs(told[name]["percent"] - 100 * share) <= 1, (position, found)
                seen.add(name)
    assert seen == {"hint-why-answer", "hint-why-build-answer"}


def _keeps(position: Position, rival: int, hand: CardSet) -> bool:
    """Whether a hand has a card for every build of a seat."""
    worth = position.variant.values.hand_worth
    return all(worth[b.value] & hand for b in position.builds if b.owner == rival)


def _takes(after: Position, rival: int, hand: CardSet, built: CardSet) -> bool:
    """Whether a seat could capture with a hand: a build, or anything."""
    hands = tuple(hand if at == rival else held for at, held in enumerate(after.hands))
    moves = legal_moves(replace(after, hands=hands))
    return any(isinstance(move, Capture) and not built & ~move.taken for move in moves)


def test_a_build_tells_what_its_builder_holds() -> None:
    view = table("classic", "3c 9d Kh Qs", "6h", stock=36)
    assert isinstance(view, PlayerView)
    told = {reason.message: dict(reason.arguments) for reason in hint(view).reasons}
    assert told["hint-why-tells"] == {"value": 9}
    assert 0 < told["hint-why-build-answer"]["percent"] < 100


@pytest.mark.parametrize(("is_exact", "expected"), [(True, "exact"), (False, "search")])
def test_a_deep_hint_is_what_the_search_finds(
    monkeypatch: pytest.MonkeyPatch, is_exact: bool, expected: str
) -> None:
    view = table("classic", "Tc 9c 4d Ks", "Td 9h 4c", stock=20)
    assert isinstance(view, PlayerView)
    quiet = next(move for move in legal_moves(view) if isinstance(move, Trail))

    def found(seen: PlayerView, budget: Budget, seed: int) -> Judged:
        assert (seen, seed) == (view, 0)
        assert budget.milliseconds is not None, "nobody waits for a compiler"
        return Judged(quiet, 1.0, 10, is_exact=is_exact, is_chance=False)

    monkeypatch.setattr(hints_module, "best_found", found)
    deep = hint(view, deep=True)
    assert deep.move == quiet
    assert f"hint-why-{expected}" in [reason.message for reason in deep.reasons]
    assert hint(view).move != quiet
    monkeypatch.setattr(hints_module, "best_found", lambda *_asked, **_named: None)
    assert hint(view, deep=True) == hint(view)
