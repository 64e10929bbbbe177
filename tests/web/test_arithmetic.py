"""The client's arithmetic, run in the browser: slots on the table, focus, shuffles, settings."""

from typing import Any

import pytest
from playwright.sync_api import Page

from cassino.rules import shuffled_deck
from cassino.table import commitment_of
from tests.web.houses import House
from tests.web.people import Sit

pytestmark = pytest.mark.browser


@pytest.fixture
def page(house: House, people: Sit) -> Page:
    """Returns a page from which the client's modules can be imported."""
    person = people(house)
    person.goes("/")
    person.page.evaluate(
        """() => {
          const path = document.querySelector("script[type=module]").getAttribute("src");
          window.module = (name) => import(path.replace("pages/home", name));
        }"""
    )
    return person.page


def _run(page: Page, module: str, body: str, *given: object) -> Any:  # noqa: ANN401
    """What some code gives that has a module's exports as ``it``, and ``given``."""
    return page.evaluate(
        f"async ([module, given]) => {{ const it = await window.module(module); {body} }}",
        [module, list(given)],
    )


LAY = """
const [before, things, box] = given;
const laid = it.lay(new Map(before), things, box, { columns: 4, rows: 1 },
  { widest: 104, smallest: 44 });
return { grid: laid.grid, card: laid.card, slots: Object.fromEntries(laid.slots) };
"""

PHONE_FELT = {"width": 304, "height": 232}


def _lay(page: Page, before: dict[str, Any], things: list[tuple[str, int]]) -> dict[str, Any]:
    wanted = [{"key": key, "span": span} for key, span in things]
    found: dict[str, Any] = _run(page, "view/slots", LAY, list(before.items()), wanted, PHONE_FELT)
    return found


def test_a_new_row_begins_below_the_leftmost_thing(page: Page) -> None:
    """The first place of the row above stays empty on purpose; a build needs a row of its own."""
    before = {name: {"row": 0, "column": at, "span": 1} for at, name in ((1, "a"), (3, "b"))}
    laid = _lay(page, before, [("a", 1), ("b", 1), ("build", 2)])
    assert laid["slots"]["build"] == {"row": 1, "column": 1, "span": 2}
    assert laid["slots"]["a"] == before["a"]


def _cells(slots: dict[str, Any]) -> list[tuple[int, int]]:
    return [
        (slot["row"], slot["column"] + step)
        for slot in slots.values()
        for step in range(slot["span"])
    ]


def test_things_keep_their_places_as_others_come_and_go(page: Page) -> None:
    names = [f"c{n}" for n in range(6)]
    first = _lay(page, {}, [(name, 1) for name in names])
    fewer = _lay(page, first["slots"], [(name, 1) for name in names if name != "c2"])
    for name in ("c0", "c1", "c3", "c4", "c5"):
        assert fewer["slots"][name] == first["slots"][name]
    again = _lay(page, fewer["slots"], [(n, 1) for n in names if n != "c2"] + [("new", 1)])
    assert again["slots"]["new"] == first["slots"]["c2"]


@pytest.mark.parametrize("count", range(1, 25))
def test_things_never_overlap_and_fit_the_felt(page: Page, count: int) -> None:
    things = [(f"c{n}", 2 if n % 5 == 4 else 1) for n in range(count)]
    laid = _lay(page, {}, things)
    cells = _cells(laid["slots"])
    assert len(laid["slots"]) == count
    assert len(set(cells)) == len(cells)
    columns, rows = laid["grid"]["columns"], laid["grid"]["rows"]
    assert all(row < rows and column < columns for row, column in cells)
    assert laid["card"] * (columns + 0.12 * (columns - 1)) <= PHONE_FELT["width"] + 0.01
    assert laid["card"] * (1.4 * rows + 0.17 * (rows - 1)) <= PHONE_FELT["height"] + 0.01


def test_thirteen_things_stay_a_thumb_wide_on_the_smallest_phone(page: Page) -> None:
    things = [("b1", 2), ("b2", 2), *((f"c{n}", 1) for n in range(11))]
    assert _lay(page, {}, things)["card"] >= 44


def test_fan_shows_every_index(page: Page) -> None:
    body = """
    return given[0].map((cards) => {
      const span = it.fanSpan(cards);
      return [span, it.fanStep(cards, span)];
    });
    """
    for (span, step), cards in zip(
        _run(page, "view/slots", body, list(range(1, 13))), range(1, 13), strict=True
    ):
        assert step >= 0.36
        assert 1 + step * (cards - 1) <= span + 0.12 * (span - 1) + 0.001


def test_arrows_go_to_the_nearest_card_that_way(page: Page) -> None:
    body = """
    const boxes = given[0].map(([x, y]) => new DOMRect(x, y, 10, 14));
    return ["left", "right", "up", "down"].map((way) => it.neighbour(boxes, 4, way));
    """
    grid = [[x, y] for y in (0, 20, 40) for x in (0, 15, 30)]
    assert _run(page, "view/focus", body, grid) == [3, 5, 1, 7]
    assert _run(page, "view/focus", body, [*grid[:4], grid[4]]) == [3, 2, 1, -1]


def test_group_that_closes_up_stays_in_sight(page: Page) -> None:
    body = "return given[0].map(([left, width]) => it.within(left, width, 390));"
    places = [[-40, 120], [10, 120], [300, 120], [270, 120]]
    assert _run(page, "view/motion", body, places) == [40, 0, -30, 0]


@pytest.mark.parametrize("seed", ["", "cassino", "cassino/1", "3f/0:rain/1:/2:7Qx", "žluťoučký"])
def test_browser_shuffles_as_the_rules_do(page: Page, seed: str) -> None:
    deck = _run(page, "shuffle", "return it.shuffledDeck(given[0]);", seed)
    assert deck == [card.text for card in shuffled_deck(seed)]


def test_browser_commits_as_the_table_does(page: Page) -> None:
    made = _run(page, "shuffle", "return it.commitmentOf(given[0], given[1]);", "ab" * 32, [1, 0])
    assert made == commitment_of("ab" * 32, (1, 0))


@pytest.mark.parametrize(
    ("text", "salts"),
    [
        ("0:rain 1:", [[0, "rain"], [1, ""]]),
        ("", []),
        ("0:a:b", [[0, "a:b"]]),
        ("4:x", None),
        ("rain", None),
    ],
)
def test_salts_are_read_strictly(page: Page, text: str, salts: object) -> None:
    assert _run(page, "shuffle", "return it.readSalts(given[0]);", text) == salts


@pytest.mark.parametrize("kept", ["", "nonsense", "[]", '{"speed": "warp", "sound": 3}', "null"])
def test_settings_that_cannot_be_are_as_by_default(page: Page, kept: str) -> None:
    body = "return [it.readSettings(given[0]), it.DEFAULTS];"
    found, defaults = _run(page, "settings", body, kept)
    assert found == defaults


def test_settings_that_can_be_are_kept(page: Page) -> None:
    body = "return it.readSettings(given[0]);"
    found = _run(page, "settings", body, '{"speed": "slow", "sound": false, "other": 1}')
    assert (found["speed"], found["sound"], found["size"]) == ("slow", False, "medium")
    assert "other" not in found


@pytest.mark.parametrize(
    ("time", "text"),
    [(0, "0:00"), (1, "0:01"), (59_001, "1:00"), (65_000, "1:05"), (600_000, "10:00")],
)
def test_clock_counts_a_second_that_has_begun(page: Page, time: int, text: str) -> None:
    assert _run(page, "table/clocks", "return it.clockText(given[0]);", time) == text


@pytest.mark.parametrize(
    ("card", "loose", "builds", "text"),
    [
        ("8s", [], [], "8s"),
        ("8s", ["5c", "2h"], [], "8s x 5c+2h"),
        ("8s", ["2h"], [(8, [["5c", "3h"]])], "8s x [5c+3h], 2h"),
        ("2c", [], [(8, [["5c", "3h"], ["8d"]])], "2c+[5c+3h|8d] = 10"),
        ("2c", ["Ah"], [(8, [["5c", "3h"]])], "2c+[5c+3h]+Ah = 11"),
    ],
)
def test_what_somebody_tries_is_asked_in_the_notation(
    page: Page, card: str, loose: list[str], builds: list[tuple[int, list[list[str]]]], text: str
) -> None:
    given = [{"value": value, "groups": groups} for value, groups in builds]
    body = "return it.attemptText(...given);"
    assert _run(page, "table/attempt", body, card, loose, given) == text
