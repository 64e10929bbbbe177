"""Classic Casino: what the owner of a build owes (CL33-CL37)."""

import pytest

from cassino.rules import deal, legal_moves, play, variant
from tests.rules.tables import after, moves, rule, table, verdict, whole
from tests.rules.translation import seeded


def test_cl33_an_owner_may_not_trail() -> None:
    at = table("classic", "8c 4s Kd", "Qd 2h 4h", (8, "6c 2c", 1))
    assert verdict(at, "Kd") == verdict(at, "4s") == "trail/owns-build"
    assert rule(at, "Kd") == "CL33"
    assert moves(at) == {"8c x [6c+2c]", "4s x 4h", "4s+4h = 8", "4s+4h, [6c+2c] = 8"}


def test_cl34_an_owner_keeps_a_card_of_the_value() -> None:
    at = table("classic", "8c 4s", "8h 4h", (8, "6c 2c", 1))
    assert verdict(at, "8c x 8h") == "build/left-without-card"
    assert rule(at, "8c x 8h") == "CL34"
    assert verdict(at, "8c x 8h, [6c+2c]") is None
    assert verdict(at, "8c, 8h = 8") == "build/no-card-in-hand"
    two = table("classic", "8c 8d", "8h 4h", (8, "6c 2c", 1))
    assert verdict(two, "8c x 8h") is None


def test_cl34_builds_of_different_values_need_different_cards() -> None:
    at = table("classic", "8c 9c 2h", "7h", (8, "6c 2c", 1))
    assert verdict(at, "2h+7h = 9") is None
    assert verdict(table("classic", "8c 2h 8d", "7h", (8, "6c 2c", 1)), "2h+7h = 9") is not None


def test_cl35_the_last_card_of_an_owner_takes_his_builds() -> None:
    at = table("classic", "8c", "8h 5h 3h", (8, "6c 2c", 1), (8, "7d Ad", 1))
    assert all("[6c+2c]" in text and "[7d+Ad]" in text for text in moves(at))
    assert verdict(at, "8c x [6c+2c], [7d+Ad]") is None
    assert verdict(at, "8c x [6c+2c]") == "build/left-without-card"


@pytest.mark.parametrize("preset", ["classic", "royal", "dominican"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cl35_owners_can_answer_for_every_value_and_no_owned_build_outlives_a_hand(
    preset: str, seats: int
) -> None:
    rng = seeded(f"cl35 {preset} {seats}")
    for number in range(4):
        at = deal(variant(preset), seed=f"cl35/{number}", seats=seats, partners=False)
        while not at.is_over:
            owned = {build.value for build in at.builds if build.owner == at.turn}
            assert len(owned) <= len(at.hands[at.turn])
            listed = list(legal_moves(at))
            built = [move for move in listed if hasattr(move, "value")]
            hand = at.hand_number
            at, _ = play(at, rng.choice(built or listed))
            if at.hand_number > hand or at.is_over:
                assert at.builds == ()


def test_cl36_a_former_owner_is_free_again() -> None:
    owned = table("classic", "8c 4s Kh", "", (8, "6c 2c", 1))
    assert verdict(owned, "4s") == "trail/owns-build"
    start = whole("classic", "8h 8s Kd", "", (8, "6c 2c", 1), turn=0, others=["", "8c 4s Kh"])
    assert verdict(after(start, "8h, [6c+2c] = 8"), "4s") is None


def test_cl37_a_partners_build_does_not_bind() -> None:
    at = table("classic", "8c 4s", "", (8, "6c 2c", 3), seats=4, place={"partners": True})
    assert moves(at, "4s") == {"4s"}
