"""The steps that may follow on a crowded table, where moves are too many to be listed.

The same answers as in ``turns``, by the rules themselves: whether some legal move goes on with a
step is a question about sums, which a search over counts of values answers without listing moves.
Only where everything takeable must be taken (``compulsory`` maximal) moves are listed, lazily.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, combinations

from cassino.cards import CARDS, Card, CardSet
from cassino.envs.acts import BUILD, CAPTURE, DONE, PICK, TRAIL, lowest_of, move_of, steps_of
from cassino.rules import (
    HIGHEST_VALUE,
    Add,
    Build,
    BuildMove,
    NewBuild,
    PlayerView,
    Position,
    Raise,
    Trail,
    Turn,
    legal_moves,
    turn_of,
    turn_refusal,
)
from cassino.rules.builds import fits_groups, frame_refusal, is_extension, with_loose
from cassino.rules.captures import equal_loose, face_limits, has_group, has_power
from cassino.rules.legality import Duty, duty_of
from cassino.rules.ownership import keeps_cards
from cassino.rules.settings import Compulsory
from cassino.rules.sums import can_cover
from cassino.rules.things import build_room, build_things, loose_things, same_rank
from cassino.rules.trails import trail_refusal


@dataclass(frozen=True, slots=True)
class _Piles:
    """Some piles on the table: loose cards as bits, and builds."""

    loose: int
    builds: tuple[Build, ...]

    def with_pile(self, other: _Piles) -> _Piles:
        return _Piles(self.loose | other.loose, (*self.builds, *other.builds))


_NONE = _Piles(0, ())


def crowded_steps(at: Position | PlayerView, taken: tuple[int, ...]) -> list[int]:
    """The steps that may follow those taken, in ascending order.

    Args:
        at: a position, or the view of the seat to move.
        taken: the steps of the move so far, each one that could be taken.

    Raises:
        TooManyMoves: where all that is takeable must be taken, and there are too many ways.
    """
    turn = turn_of(at)
    if turn.variant.capture.compulsory is Compulsory.MAXIMAL:
        return _by_listing(at, taken)
    question = _Question(turn)
    if not taken:
        return [int(card) for card in turn.hand if any(question.verbs(card))]
    if len(taken) == 1:
        return list(question.verbs(CARDS[taken[0]]))
    return list(question.picks(CARDS[taken[0]], taken[1], [pick - PICK for pick in taken[2:]]))


def _by_listing(at: Position | PlayerView, taken: tuple[int, ...]) -> list[int]:
    found: set[int] = set()
    for move in legal_moves(at):
        steps = steps_of(move, at.builds)
        if steps[: len(taken)] == taken:
            found.add(steps[len(taken)])
    return sorted(found)


class _Question:
    """What one seat's turn allows."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.duty = duty_of(turn)
        loose = [_Piles(1 << card, ()) for card in turn.loose]
        builds = [_Piles(0, (build,)) for build in turn.builds]
        self.piles = sorted((*loose, *builds), key=_lowest)

    def verbs(self, card: Card) -> Iterator[int]:
        """The second steps of some legal moves with a card."""
        everything = self._after(-1)
        if turn_refusal(self.turn, Trail(card)) is None:
            yield TRAIL
        if self._can_capture(card, _NONE, everything):
            yield CAPTURE
        for value in range(1, HIGHEST_VALUE + 1):
            if self._can_build(card, value, _NONE, everything):
                yield BUILD + value - 1

    def picks(self, card: Card, verb: int, picked: list[int]) -> Iterator[int]:
        """The further steps."""
        chosen = _NONE
        for pile in self.piles:
            if _lowest(pile) in picked:
                chosen = chosen.with_pile(pile)
        last = picked[-1] if picked else -1
        for pile in self.piles:
            if _lowest(pile) > last:
                more, left = chosen.with_pile(pile), self._after(_lowest(pile))
                if self._can_go_on(card, verb, more, left):
                    yield PICK + _lowest(pile)
        if picked and self._is_whole(card, verb, picked):
            yield DONE

    def _after(self, last: int) -> _Piles:
        """The piles above a lowest card."""
        left = _NONE
        for pile in self.piles:
            if _lowest(pile) > last:
                left = left.with_pile(pile)
        return left

    def _is_whole(self, card: Card, verb: int, picked: list[int]) -> bool:
        steps = (int(card), verb, *(PICK + pick for pick in picked), DONE)
        if verb >= BUILD and sum(lowest_of(b.cards) in picked for b in self.turn.builds) > 1:
            return False
        return turn_refusal(self.turn, move_of(steps, self.turn.builds)) is None

    def _can_go_on(self, card: Card, verb: int, chosen: _Piles, left: _Piles) -> bool:
        if verb == CAPTURE:
            return self._can_capture(card, chosen, left)
        return self._can_build(card, verb - BUILD + 1, chosen, left)

    def _can_capture(self, card: Card, chosen: _Piles, left: _Piles) -> bool:
        """Whether a capture takes the chosen piles and, of the others, only some that are left."""
        turn = self.turn
        reach = chosen.with_pile(left)
        has_all = reach.loose == turn.loose and len(reach.builds) == len(turn.builds)
        if has_power(turn, card) and has_all and self.piles:
            return True
        values = turn.values.hand[card]
        if not values:
            return self._can_pair(card, chosen, left)
        return any(self._can_capture_at(card, value, chosen, left) for value in values)

    def _can_pair(self, card: Card, chosen: _Piles, left: _Piles) -> bool:
        turn = self.turn
        equal = same_rank(card, int(turn.loose))
        if chosen.builds or chosen.loose & ~equal or not keeps_cards(turn, card, turn.own_builds):
            return False
        least = max(1, chosen.loose.bit_count())
        most = (equal & (chosen.loose | left.loose)).bit_count()
        return bool(equal) and any(least <= n <= most for n in face_limits(turn, equal))

    def _can_capture_at(self, card: Card, value: int, chosen: _Piles, left: _Piles) -> bool:
        turn, loose = self.turn, chosen.loose
        if turn.variant.capture.compulsory is Compulsory.MATCHING_LOOSE:
            loose |= equal_loose(turn, value)
            if loose & ~(chosen.loose | left.loose):
                return False
        own = turn.own_builds
        can = [b for b in left.builds if b in own and build_things(turn, [b], value)]
        others = [b for b in left.builds if b not in own]
        for extra in chain.from_iterable(combinations(can, n) for n in range(len(can) + 1)):
            taken = _Piles(loose, (*chosen.builds, *extra))
            kept = (build for build in own if build not in taken.builds)
            if keeps_cards(turn, card, kept) and self._can_take(value, taken, left.loose, others):
                return True
        return False

    def _can_take(self, value: int, taken: _Piles, loose: int, builds: list[Build]) -> bool:
        """Whether groups of the value hold all that is taken, with more if need be."""
        turn = self.turn
        required = [*build_things(turn, taken.builds, value), *loose_things(turn, taken.loose)]
        if len(required) != taken.loose.bit_count() + len(taken.builds):
            return False
        loose &= ~taken.loose
        if not required:
            return has_group(turn, loose, builds, value)
        optional = [*build_things(turn, builds, value), *loose_things(turn, loose)]
        return can_cover(required, optional, value)

    def _can_build(self, card: Card, value: int, chosen: _Piles, left: _Piles) -> bool:
        """Whether a build to the value has the chosen piles and only some that are left."""
        if self.duty is Duty.CAPTURE or len(chosen.builds) > 1:
            return False
        frames = self._frames(card, value, chosen.builds or left.builds, not chosen.builds)
        return any(self._fits(frame, chosen.loose, left.loose) for frame in frames)

    def _frames(
        self, card: Card, value: int, builds: tuple[Build, ...], is_new: bool
    ) -> Iterator[BuildMove]:
        """The legal frames with one of the builds, and where it may be new with none."""
        turn, none = self.turn, CardSet(0)
        if not turn.variant.build.builds:
            return
        made: list[BuildMove] = [NewBuild(card, none, value)] if is_new else []
        for build in builds:
            kind = Add if build.value == value else Raise
            made.append(kind(card, build.cards, none, value))
        for frame in made:
            if isinstance(frame, Raise | Add) and not turn.values.hand[card]:
                continue
            if self.duty is Duty.CAPTURE_OR_EXTEND and not is_extension(turn, frame):
                continue
            if frame_refusal(turn, frame) is None:
                yield frame

    def _fits(self, frame: BuildMove, chosen: int, left: int) -> bool:
        turn = self.turn
        if not isinstance(frame, NewBuild):
            return fits_groups(turn, with_loose(frame, chosen), chosen, left)
        needs = [chosen] if chosen else [1 << card for card in CardSet(left)]
        if turn.values.hand[frame.card] and any(
            fits_groups(turn, frame, need, left & ~need) for need in needs
        ):
            return True
        aside = turn.variant.build.table_only_builds and trail_refusal(turn, frame.card) is None
        return aside and self._can_stand_alone(frame.value, chosen, left)

    def _can_stand_alone(self, value: int, chosen: int, left: int) -> bool:
        """Whether two or more loose cards, the chosen among them, make a build (CL22)."""
        turn = replace(self.turn, loose=CardSet(chosen | left))
        for more in combinations(CardSet(left), max(0, 2 - chosen.bit_count())):
            need = chosen | CardSet.from_cards(more)
            required = loose_things(turn, need)
            optional = loose_things(turn, left & ~need)
            room = build_room(turn)
            if len(required) == need.bit_count() and can_cover(required, optional, value, room):
                return True
        return False


def _lowest(pile: _Piles) -> int:
    return lowest_of(pile.loose or pile.builds[0].cards)
