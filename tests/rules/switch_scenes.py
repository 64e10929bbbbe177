"""One small scene a switch, and what is seen in it under each of the switch's settings."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cassino.cards import FULL_DECK, NO_CARDS, CardSet
from cassino.rules import (
    DealResult,
    DealScore,
    Setting,
    SideScore,
    SweepKnockedOut,
    TargetReached,
    Variant,
    leader_of,
    recipients,
    requirement,
    score_deal,
    settle,
    turn_order,
    variant,
)
from tests.rules.tables import Built, after, cards, events, moves, table, verdict, whole

Options = dict[str, Any]
HALF = CardSet.from_cards(list(FULL_DECK)[:26])
PARTNERS = {"partners": True}


@dataclass(frozen=True)
class Scene:
    """What is seen under each setting of a switch; `shown` makes the scene under options."""

    shown: Callable[[Options], object]
    seen: dict[Setting, object]


def legal(
    preset: str, hand: str, loose: str, *built: Built, place: Options | None = None
) -> Callable[[Options], object]:
    """The legal moves of a table."""
    return lambda options: moves(table(preset, hand, loose, *built, place=place, **options))


def refused(
    text: str,
    preset: str,
    hand: str,
    loose: str,
    *built: Built,
    seats: int = 2,
    place: Options | None = None,
) -> Callable[[Options], object]:
    """Why a move is refused on a table; None when it is legal."""

    def shown(options: Options) -> object:
        at = table(preset, hand, loose, *built, seats=seats, place=place, **options)
        return verdict(at, text)

    return shown


def rules_shown(
    look: Callable[[Variant], object], preset: str = "classic"
) -> Callable[[Options], object]:
    """Something that the rules alone say."""
    return lambda options: look(variant(preset, **options))


def points(
    item: str,
    *piles: CardSet,
    sweeps: tuple[int, ...] = (0, 0),
    before: tuple[int, ...] = (0, 0),
    preset: str = "classic",
    **options: object,
) -> Callable[[Options], object]:
    """The points of an item for every side."""

    def shown(changed: Options) -> object:
        rules = variant(preset, **{**options, **changed})
        score = score_deal(rules, DealResult(piles, sweeps, 0, before))
        return [getattr(side, item) for side in score.sides]

    return shown


def winner(
    before: tuple[int, ...], *sides: SideScore, preset: str = "classic"
) -> Callable[[Options], object]:
    """The scores and the winner after a deal."""

    def shown(options: Options) -> object:
        settled = settle(variant(preset, **options), before, DealScore(sides))
        return settled.scores, settled.winner

    return shown


def swept_last(options: Options) -> object:
    return after(whole("royal", "8s", "8d", place={"hand_number": 6}, **options), "8s x 8d").sweeps


def knocked_out(options: Options) -> object:
    place = {"sweeps": [1, 0], "piles": [["Qc", "Qd"], []]}
    start = whole("royal", "8s 2c", "8d", others=["3c 2d", ""], place=place, **options)
    at = after(start, "8s x 8d")
    told = any(isinstance(e, SweepKnockedOut) for e in events(start, "8s x 8d"))
    result = DealResult((*at.piles, NO_CARDS), (3, 2, 1), None, (0, 0, 0))
    return at.sweeps, told, [side.sweeps for side in score_deal(at.variant, result).sides]


def residue(options: Options) -> object:
    start = whole("classic", "8s", "8d Kc", others=["2c", ""], **options)
    return tuple(map(len, after(start, "8s x 8d", "2c").piles))


def counted_at_once(options: Options) -> object:
    place = {"scores": [0, 20]}
    start = whole("classic", "As 3c", "Ac Kd", others=["2c 2d", ""], place=place, **options)
    return any(isinstance(event, TargetReached) for event in events(start, "As x Ac"))


def refilled(options: Options) -> object:
    at = after(whole("classic", "Kc", "", others=["2c", ""], stock="3c 3d", **options), "Kc")
    return len(at.hands[1]), len(at.stock)


def carried(options: Options) -> object:
    rules = variant("classic", **options)
    half = DealResult((HALF, FULL_DECK - HALF), (0, 0), 0, (0, 0))
    score = score_deal(rules, half)
    return [side.cards for side in score.sides], score.carry.cards


NINE: Built = (9, "6c 3d", 1)
THEIRS: Built = (9, "6c 3d", 0)
FIVE: Built = (5, "2c 3d", 0)
EIGHT: Built = (8, "4c 4h", 1)

SCENES: dict[str, Scene] = {
    "direction": Scene(
        rules_shown(lambda rules: turn_order(rules, 3, 0)),
        {"clockwise": (0, 1, 2), "counter_clockwise": (0, 2, 1)},
    ),
    "deal_order": Scene(
        rules_shown(lambda rules: recipients(rules, 2, 0, 1)[:6]),
        {
            "others_table_dealer": (1, 1, None, None, 0, 0),
            "players_table": (1, 1, 0, 0, None, None),
        },
    ),
    "later_hands_led_by": Scene(
        rules_shown(lambda rules: leader_of(rules, 3, 0, 2)), {"same_rotation": 1, "next_seat": 2}
    ),
    "refill": Scene(refilled, {False: (0, 2), True: (1, 1)}),
    "face_values": Scene(
        legal("classic", "Js", "9c 2d"), {"none": {"Js"}, "11_12_13": {"Js", "Js x 9c+2d"}}
    ),
    "high_cards": Scene(
        legal("classic", "Td", "7c 9d"),
        {"": {"Td"}, "Td16": {"Td", "Td=16 x 9d+7c"}, "A14": {"Td"}},
    ),
    "dual_values": Scene(
        legal("royal", "Ah", "As Kc"),
        {
            "any": {"Ah", "Ah=1 x As", "Ah=14 x Kc+As"},
            "low_on_table": {"Ah", "Ah=1 x As", "Ah=14 x Kc+As"},
            "hand_high": {"Ah", "Ah x Kc+As"},
        },
    ),
    "face_capture": Scene(
        legal("classic", "Js", "Jc Jd"),
        {
            "one": {"Js", "Js x Jc", "Js x Jd"},
            "all": {"Js", "Js x Jc", "Js x Jd", "Js x Jd, Jc"},
            "one_or_three": {"Js", "Js x Jc", "Js x Jd"},
        },
    ),
    "five_of_spades_clears": Scene(
        legal("classic", "5s", "Kc 9d"), {False: {"5s"}, True: {"5s", "5s x *"}}
    ),
    "compulsory": Scene(
        legal("classic", "8s Kc", "8d 5c 3h"),
        {
            "none": {"8s", "8s x 8d", "8s x 5c+3h", "8s x 8d, 5c+3h", "Kc"},
            "matching_loose": {"8s x 8d", "8s x 8d, 5c+3h", "Kc"},
            "if_able": {"8s x 8d", "8s x 5c+3h", "8s x 8d, 5c+3h"},
            "maximal": {"8s x 8d, 5c+3h", "Kc"},
        },
    ),
    "builds": Scene(
        refused("3d+5c = 8", "classic", "3d 8s", "5c"), {True: None, False: "build/no-builds"}
    ),
    "raise_own": Scene(
        refused("Ac+[6c+3d] = 10", "classic", "Ac Ts Kd", "", NINE),
        {True: None, False: "build/raise-own"},
    ),
    "table_cards_may_raise": Scene(
        refused("Ac+[2c+3d]+2h = 8", "classic", "Ac 8s", "2h", FIVE),
        {False: "build/raise-with-table-cards", True: None},
    ),
    "build_as_card": Scene(
        refused("Ts x [6c+3d]+Ac", "classic", "Ts", "Ac", THEIRS),
        {False: "capture/build-in-sum", True: None},
    ),
    "same_value_builds": Scene(
        lambda options: (
            refused("3h+5c = 8", "classic", "3h 8s 8d", "5c", EIGHT)(options),
            refused("3h+[2c+3d] = 8", "classic", "3h 8s 8d", "", FIVE, EIGHT)(options),
        ),
        {
            "allowed": (None, None),
            "merge": ("build/value-stands", None),
            "forbidden": ("build/value-stands", "build/value-stands"),
        },
    ),
    "max_own_builds": Scene(
        refused("3h+5c = 8", "classic", "3h 8s 9d", "5c", NINE),
        {None: None, 1: "build/too-many", 2: None},
    ),
    "group_max_cards": Scene(
        refused("4c+3h+2d = 9", "classic", "4c 9s", "3h 2d"),
        {None: None, 2: "build/group-too-large", 3: None},
    ),
    "table_only_builds": Scene(
        refused("2d, 5c+3h = 8", "classic", "2d 8s", "5c 3h"),
        {False: "build/played-card-outside", True: None},
    ),
    "for_partner": Scene(
        lambda options: (
            refused(
                "2h+6d = 8", "classic", "2h Kc", "6d", (8, "5c 3d", 3), seats=4, place=PARTNERS
            )(options),
            refused(
                "3h+6d = 9", "classic", "3h Kc", "6d", (8, "5c 3d", 3), seats=4, place=PARTNERS
            )(options),
        ),
        {
            "never": ("build/no-card-in-hand", "build/no-card-in-hand"),
            "provable": (None, "build/no-card-in-hand"),
            "allowed": (None, None),
        },
    ),
    "owner_may_trail": Scene(
        refused("4s", "classic", "9c 4s", "", NINE), {False: "trail/owns-build", True: None}
    ),
    "after_build": Scene(
        legal("danish", "2c Jc 9s", "", NINE, place={"must_take": [1]}),
        {
            "none": {"9s x [6c+3d]", "2c+[6c+3d] = 11", "2c", "Jc"},
            "capture_next": {"9s x [6c+3d]"},
            "capture_or_extend": {"9s x [6c+3d]", "2c+[6c+3d] = 11"},
        },
    ),
    "sweep_points": Scene(
        points("sweeps", HALF, FULL_DECK - HALF, sweeps=(2, 1)), {0: [0, 0], 1: [2, 1], 3: [6, 3]}
    ),
    "sweep_cancel": Scene(
        knocked_out,
        {
            "none": ((1, 1), False, [3, 2, 1]),
            "all_sides": ((1, 1), False, [2, 1, 0]),
            "pairwise": ((1, 1), False, [1, 0, 0]),
            "sequential": ((0, 0), True, [0, 0, 0]),
        },
    ),
    "sweeps_blocked_from": Scene(
        points("sweeps", HALF, FULL_DECK - HALF, sweeps=(2, 1), preset="royal", before=(10, 0)),
        {None: [2, 1], 10: [0, 1], 11: [2, 1]},
    ),
    "sweeps_block": Scene(
        points(
            "sweeps",
            HALF,
            FULL_DECK - HALF,
            sweeps=(2, 1),
            preset="royal",
            before=(10, 0),
            sweeps_blocked_from=10,
        ),
        {"side": [0, 1], "everyone": [0, 0]},
    ),
    "sweeps_in_last_hand": Scene(swept_last, {True: (0, 1), False: (0, 0)}),
    "residue": Scene(residue, {"last_capturer": (0, 4), "nobody": (0, 2), "dealer_side": (2, 2)}),
    "last_capture_point": Scene(points("last", HALF, FULL_DECK - HALF), {0: [0, 0], 1: [1, 0]}),
    "most_cards": Scene(points("cards", FULL_DECK, NO_CARDS), {3: [3, 0], 1: [1, 0]}),
    "most_spades": Scene(points("spades", FULL_DECK, NO_CARDS), {1: [1, 0], 2: [2, 0]}),
    "big_casino": Scene(points("big_casino", cards("Td"), NO_CARDS), {2: [2, 0], 5: [5, 0]}),
    "little_casino": Scene(points("little_casino", cards("2s"), NO_CARDS), {1: [1, 0], 2: [2, 0]}),
    "ace": Scene(points("aces", cards("Ac As"), NO_CARDS), {1: [2, 0], 2: [4, 0]}),
    "each_spade": Scene(points("spades", cards("3s 4s"), cards("5s 6s")), {0: [0, 0], 1: [2, 2]}),
    "jack_of_spades": Scene(
        points("spades", cards("Js 4s"), cards("5s 6s")), {0: [0, 0], 1: [1, 0]}
    ),
    "majority_ties": Scene(
        carried, {"none": ([0, 0], 0), "split": ([1, 1], 0), "carry": ([0, 0], 3)}
    ),
    "target": Scene(
        winner((15, 0), SideScore(aces=4), SideScore()), {21: ((19, 0), None), 16: ((19, 0), 0)}
    ),
    "reach": Scene(
        winner((20, 0), SideScore(aces=1), SideScore()),
        {"at_least": ((21, 0), 0), "more_than": ((21, 0), None)},
    ),
    "end_resolution": Scene(
        lambda options: (
            winner((18, 18), SideScore(cards=4), SideScore(sweeps=5))(options),
            winner((18, 18), SideScore(cards=5), SideScore(sweeps=4))(options),
        ),
        {
            "highest": (((22, 23), 1), ((23, 22), 0)),
            "count_out": (((22, 23), 0), ((23, 22), 0)),
            "closest": (((22, 23), 0), ((23, 22), 1)),
        },
    ),
    "objective": Scene(
        winner((20, 0), SideScore(aces=4), SideScore()),
        {"most": ((24, 0), 0), "fewest": ((24, 0), 1)},
    ),
    "count_at_once": Scene(counted_at_once, {False: False, True: True}),
    "near_target": Scene(
        winner((18, 0), SideScore(aces=4), SideScore()),
        {False: ((22, 0), 0), True: ((20, 0), None)},
    ),
    "near_target_20": Scene(
        rules_shown(lambda rules: requirement(rules, 20), "dominican"),
        {"little_casino": "little_casino", "most_spades": "spades"},
    ),
    "near_target_miss": Scene(
        winner((18, 0), SideScore(aces=4), SideScore(), preset="dominican"),
        {"cap_at_20": ((20, 0), None), "freeze": ((18, 0), None), "accrue": ((22, 0), None)},
    ),
}
