"""Positions to judge: from random play of whole deals, and crowded ones nobody may ever reach."""

from collections.abc import Iterator
from random import Random

from tests.oracle.crowded import crowded_position
from tests.oracle.keys import MoveKey, in_order
from tests.oracle.moves import all_moves
from tests.oracle.near_misses import random_illegal
from tests.oracle.play import is_over, play, start
from tests.oracle.position import Position, Rules, switches
from tests.oracle.values import DECK

__all__ = ["random_illegal", "random_options", "random_positions"]

PLAY_SWITCHES: dict[str, tuple[object, ...]] = {
    "direction": ("clockwise", "counter_clockwise"),
    "deal_order": ("others_table_dealer", "players_table"),
    "later_hands_led_by": ("same_rotation", "next_seat"),
    "face_values": ("none", "11_12_13"),
    "high_cards": ("", "A14", "A14 2s15 Td16"),
    "dual_values": ("any", "low_on_table", "hand_high"),
    "face_capture": ("one", "all", "one_or_three"),
    "five_of_spades_clears": (False, True),
    "compulsory": ("none", "matching_loose", "if_able", "maximal"),
    "builds": (True, True, True, False),
    "raise_own": (True, False),
    "table_cards_may_raise": (False, True),
    "build_as_card": (False, True),
    "same_value_builds": ("allowed", "merge", "forbidden"),
    "max_own_builds": (None, 1, 2),
    "group_max_cards": (None, 2),
    "table_only_builds": (False, True),
    "for_partner": ("never", "provable", "allowed"),
    "owner_may_trail": (False, True),
    "after_build": ("none", "capture_next", "capture_or_extend"),
}
POSITIONS_A_DEAL = 4
BUILDING_LIKED = 3  # how much likelier a build is chosen than another kind of move


def random_options(rng: Random, preset: str) -> Rules:
    """One to five switches that matter in play, each at a value the preset doesn't have."""
    usual = switches(preset)
    options: Rules = {}
    for switch in rng.sample(sorted(PLAY_SWITCHES), rng.randint(1, 5)):
        others = [value for value in PLAY_SWITCHES[switch] if value != usual[switch]]
        options[switch] = rng.choice(others)
    return options


def random_positions(
    rng: Random,
    preset: str,
    count: int,
    options: Rules | None = None,
    seats: int | None = None,
) -> Iterator[Position]:
    """Positions of a preset, two of three from random play and the others crowded.

    Every card is known in them. `options` None takes the preset as it is.
    """
    chosen = options or {}
    made = 0
    while made < count:
        players = seats or rng.choice((2, 2, 3, 4, 4))
        partners = players == 4 and rng.random() < 0.6
        batch = (
            [crowded_position(rng, preset, chosen, players, partners=partners)]
            if rng.random() < 0.6
            else _played_positions(rng, preset, chosen, players, partners=partners)
        )
        for position in batch[: count - made]:
            made += 1
            yield position


def _played_positions(
    rng: Random, preset: str, options: Rules, seats: int, *, partners: bool
) -> list[Position]:
    """A few positions out of one randomly played deal."""
    deck = rng.sample(DECK, len(DECK))
    dealer = rng.randrange(seats)
    position = start(deck, preset, options, seats=seats, partners=partners, dealer=dealer)
    seen = []
    while not is_over(position):
        moves = all_moves(position)
        seen.append(position)
        if not moves:
            break
        position = play(position, _chosen(rng, moves))
    return rng.sample(seen, min(POSITIONS_A_DEAL, len(seen)))


def _chosen(rng: Random, moves: set[MoveKey]) -> MoveKey:
    """A kind of move first, builds liked best, then one move of that kind."""
    ordered = in_order(moves)
    kinds = sorted({key[0] for key in ordered})
    weights = [BUILDING_LIKED if kind == "build" else 1 for kind in kinds]
    kind = rng.choices(kinds, weights)[0]
    return rng.choice([key for key in ordered if key[0] == kind])
