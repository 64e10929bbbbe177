"""A referee at random matches of random house rules: nothing that must hold is ever broken."""

from itertools import islice
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from cassino.cards import FIVE_OF_SPADES
from cassino.notation import (
    Record,
    RecordedDeal,
    RecordedMove,
    format_record,
    parse_record,
    record_move,
    replay,
)
from cassino.rules import (
    DealScored,
    Dealt,
    Match,
    Move,
    Position,
    Swept,
    TargetReached,
    Trail,
    hands_in_deal,
    legal_moves,
    shuffled_deck,
)
from tests.rules.bookkeeping import Bookkeeper
from tests.rules.drawing import Seating, seatings
from tests.rules.invariants import check_position
from tests.rules.scoresheet import check_majorities
from tests.rules.translation import seeded

CHOICES = 120
"""Of a long list of moves only the first ones are chosen from."""

MOST_DEALS = 8


class Referee(RuleBasedStateMachine):
    """Plays a match, watches it, keeps its own books and writes the record."""

    match: Match
    rng: Random
    books: Bookkeeper
    deals: list[RecordedDeal]
    written: list[RecordedMove]

    @initialize(seating=seatings(), seed=st.integers(0, 2**32))
    def sit_down(self, seating: Seating, seed: int) -> None:
        self.match = Match.start(
            seating.rules, seats=seating.seats, partners=seating.partners, dealer=seating.dealer
        )
        self.rng = seeded(seed)
        self.deals = []
        self._deal()

    def _deal(self) -> None:
        match = self.match
        deck = shuffled_deck(str(self.rng.random()))
        self.books = Bookkeeper(match.variant, match.seats, match.partners)
        self.deals.append(RecordedDeal(deck, match.dealer, ()))
        self.written = []
        self.match, events = match.deal(deck)
        self.books.hear(events)

    @property
    def position(self) -> Position | None:
        return self.match.position

    @precondition(lambda self: self.position is not None)
    @rule(picks=st.lists(st.integers(0, CHOICES), min_size=1, max_size=12))
    def play_some(self, picks: list[int]) -> None:
        for pick in picks:
            if self.position is not None:
                self._play(pick)

    @precondition(lambda self: self.position is not None)
    @rule()
    def play_the_deal_out(self) -> None:
        while self.position is not None:
            self._play(self.rng.randrange(CHOICES))

    @precondition(lambda self: self.position is None and self._may_go_on())
    @rule()
    def deal_again(self) -> None:
        self._deal()

    @precondition(lambda self: self.position is None and not self._may_go_on())
    @rule()
    def leave_it_at_that(self) -> None:
        """After the end no deal can begin, and no move be made."""
        if self.match.winner is not None:
            with pytest.raises(ValueError, match="no deal can begin"):
                self.match.deal(shuffled_deck(""))
        with pytest.raises(ValueError, match="no deal is on"):
            self.match.play(Trail(FIVE_OF_SPADES))

    def _may_go_on(self) -> bool:
        return self.match.winner is None and len(self.deals) < MOST_DEALS

    def _play(self, pick: int) -> None:
        before = self.position
        assert before is not None
        check_position(before, self.rng)
        choices = list(islice(legal_moves(before), CHOICES))
        move = choices[pick % len(choices)]
        self.written.append(record_move(before, move))
        self.match, events = self.match.play(move)
        self.books.hear(events)
        self._check_turn(before, move)
        if any(isinstance(event, Swept) for event in events):
            self._check_swept()
        if any(isinstance(event, DealScored) for event in events):
            at_once = any(isinstance(event, TargetReached) for event in events)
            self._check_deal(at_once=at_once)

    def _check_turn(self, before: Position, move: Move) -> None:
        after = self.position
        if after is None:
            return
        assert move.card not in after.hands[before.turn]
        if after.hand_number == before.hand_number:
            assert after.turn == (before.turn + before.variant.step) % before.seats
        assert after.piles == tuple(self.books.piles)
        assert after.sweeps == tuple(self.books.sweeps)

    def _check_swept(self) -> None:
        at = self.position
        if at is not None:
            assert not at.loose
            assert at.builds == ()

    def _check_deal(self, *, at_once: bool) -> None:
        """The deal that has just been scored, against the books."""
        match, books = self.match, self.books
        finished = match.finished[-1]
        assert finished.position.piles == tuple(books.piles)
        assert finished.position.sweeps == tuple(books.sweeps)
        if not at_once:
            assert books.plays == 48
            assert books.hands == hands_in_deal(match.variant, match.seats)
            assert books.announced == 1
            check_majorities(match, books)
        books.check(finished.score.sides)
        points = tuple(side.total for side in finished.score.sides)
        earlier = match.finished[-2].settlement.scores if len(match.finished) > 1 else None
        if not match.variant.match.near_target:
            before = earlier or (0,) * len(points)
            sums = tuple(have + more for have, more in zip(before, points, strict=True))
            assert match.scores == sums
        self._write_deal(points)

    def _write_deal(self, points: tuple[int, ...] | None) -> None:
        last = self.deals[-1]
        self.deals[-1] = RecordedDeal(last.deck, last.dealer, tuple(self.written), points=points)

    @invariant()
    def the_match_is_consistent(self) -> None:
        match = self.match
        assert match.winner is None or match.position is None
        if match.winner is not None:
            assert 0 <= match.winner < len(match.scores)
        if match.position is not None:
            assert match.position.scores == match.scores

    def teardown(self) -> None:
        """The record of the match reads as it was written, and plays to the same end."""
        if not hasattr(self, "match"):
            return
        match = self.match
        if match.position is not None:
            self._write_deal(None)
        won = match.winner is not None
        record = Record(
            match.variant,
            match.seats,
            match.partners,
            (),
            None,
            tuple(self.deals),
            match.scores if won else None,
        )
        text = format_record(record)
        assert parse_record(text) == record
        assert format_record(parse_record(text)) == text
        steps = list(replay(parse_record(text)))
        assert steps[-1].match == match
        assert sum(isinstance(e, Dealt) for step in steps for e in step.events) >= len(self.deals)


TestReferee = Referee.TestCase
TestReferee.settings = settings(
    max_examples=40,
    stateful_step_count=20,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
