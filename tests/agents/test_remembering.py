"""What was played since a past was told, also where the first plays are forgotten."""

from cassino.agents import MOST_REMEMBERED, Memory, Plays, plays_since
from cassino.rules import Match, legal_moves, shuffled_deck, variant


def pasts(deals: int) -> list[Plays]:
    """What is remembered before every play of a match in which the first moves are made."""
    match, memory, found = Match.start(variant()), Memory(), list[Plays]()
    for number in range(deals):
        match, _ = match.deal(shuffled_deck(f"pasts/{number}"))
        while match.position is not None:
            found.append(memory.past)
            move = next(legal_moves(match.position))
            memory = memory.with_play(match.position, move)
            match, _ = match.play(move)
    return found


def test_what_was_played_since_is_found_while_it_is_remembered() -> None:
    found = pasts(3)
    assert len(found[-1]) == MOST_REMEMBERED < len(found)
    for at, told in enumerate(found):
        for later in (at, at + 1, at + 3, at + 60):
            if later < len(found):
                new = later - at
                expected = found[later][len(found[later]) - new :]
                assert plays_since(told, found[later]) == expected


def test_another_past_is_not_taken_for_a_later_one() -> None:
    found = pasts(3)
    assert plays_since((), found[140]) == found[140]
    assert plays_since(found[60], found[50]) is None
    assert plays_since(found[10], found[120]) is None
    assert plays_since(found[5], ()) is None
