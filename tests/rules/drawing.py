"""What Hypothesis draws: variants with any switches set otherwise, and ways to sit down."""

from dataclasses import dataclass

from hypothesis import strategies as st

from cassino.rules import PRESETS, SWITCHES, Setting, Variant, default_partners, variant
from cassino.rules.switches import Choice, Number, YesNo

NUMBERS: dict[str, tuple[int | None, ...]] = {
    "target": (3, 11, 21, 30),
    "sweeps_blocked_from": (None, 3, 10, 18),
    "max_own_builds": (None, 1, 2),
    "group_max_cards": (None, 2, 3),
}
HIGH_CARDS = ("", "A14", "A14 2s15 Td16", "Td16", "A14 3c13 4c12 5c11")


def settings_of(name: str) -> st.SearchStrategy[Setting]:
    """Settings of a switch."""
    match SWITCHES[name].domain:
        case YesNo():
            return st.booleans()
        case Choice(settings=words):
            return st.sampled_from([str(word) for word in words])
        case Number():
            return st.sampled_from(NUMBERS.get(name, (0, 1, 2, 5)))
        case _:
            return st.sampled_from(HIGH_CARDS)


@st.composite
def options(draw: st.DrawFn) -> dict[str, Setting]:
    """Some switches with any settings."""
    names = draw(st.lists(st.sampled_from(list(SWITCHES)), max_size=7, unique=True))
    return {name: draw(settings_of(name)) for name in names}


def variants() -> st.SearchStrategy[Variant]:
    """Any preset, as it is or with house rules."""
    presets = st.sampled_from(PRESETS)
    return st.one_of(
        presets.map(variant),
        st.builds(lambda name, chosen: variant(name, **chosen), presets, options()),
    )


@dataclass(frozen=True)
class Seating:
    """A variant with seats that it can be played with."""

    rules: Variant
    seats: int
    partners: bool
    dealer: int


@st.composite
def seatings(draw: st.DrawFn) -> Seating:
    """A variant, and a number of seats, partners and a dealer for it."""
    rules = draw(variants())
    seats = 2 if rules.deal.refill else draw(st.sampled_from((2, 2, 3, 4, 4)))
    partners = default_partners(rules, seats)
    if seats == 4:
        partners = draw(st.booleans())
    return Seating(rules, seats, partners, draw(st.integers(0, seats - 1)))
