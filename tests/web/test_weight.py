"""How heavy the pages are, that a tap waits for nobody, and whether anything jumps."""

from typing import Any

import pytest
from playwright.sync_api import Page, Request

from tests.web.houses import House
from tests.web.people import DESKTOP, MOVES, PHONE, Person, Sit, plays_first_move

pytestmark = pytest.mark.browser

MOST_BYTES = 100_000
"""Bytes on the wire before the first card is seen."""

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!entry.hadRecentInput) {
      const moved = entry.sources.map((source) => source.node?.className ?? "");
      window.shifts.push([entry.startTime, entry.value, moved]);
    }
  }
}).observe({ type: "layout-shift", buffered: true });
"""


FIRST_CARD = """
new MutationObserver((_, watch) => {
  if (!document.querySelector(".held > .card")) return;
  window.firstCard = performance.now();
  watch.disconnect();
}).observe(document, { subtree: true, childList: true });
"""

ANSWERED = """
() => performance.getEntriesByType("resource")
  .filter((entry) => entry.responseEnd <= (window.firstCard ?? Infinity))
  .map((entry) => entry.name.split("#")[0])
"""


class Scales:
    """Weighs what a page gets over the wire: bodies as they are packed, and frames."""

    def __init__(self, page: Page) -> None:
        """Begins to weigh."""
        self.bodies: dict[str, int] = {}
        self.frames = 0
        page.on("requestfinished", self._note)
        page.on("websocket", lambda line: line.on("framereceived", self._note_frame))

    def _note(self, request: Request) -> None:
        self.bodies[request.url.partition("#")[0]] = max(0, request.sizes()["responseBodySize"])

    def _note_frame(self, frame: str | bytes) -> None:
        self.frames += len(frame)

    def before_first_card(self, page: Page) -> int:
        """The page, what it loaded until the first card was there, and the frames so far."""
        answered = {page.url, *page.evaluate(ANSWERED)}
        return self.frames + sum(self.bodies.get(url, 0) for url in answered)


def test_first_card_costs_less_than_100_kb(house: House, people: Sit) -> None:
    person = people(house)
    document = person.context.request.post(
        f"{house.url}/tables", data={"mode": "play"}, headers={"Accept": "application/json"}
    ).json()
    person.page.add_init_script(FIRST_CARD)
    scales = Scales(person.page)
    person.page.goto(house.url + document["page"])
    person.waits_for_turn()
    person.page.wait_for_load_state("networkidle")
    assert len(scales.bodies) > 40
    assert scales.frames > 1_000
    assert 50_000 < scales.before_first_card(person.page) < MOST_BYTES


def test_first_screen_costs_less_than_100_kb(house: House, people: Sit) -> None:
    person = people(house)
    scales = Scales(person.page)
    person.goes("/")
    person.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(scales.bodies.values()) < MOST_BYTES


def test_second_table_needs_no_file_again(person: Person) -> None:
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.wait_for_load_state("networkidle")
    scales = Scales(person.page)
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.wait_for_load_state("networkidle")
    static = [weight for url, weight in scales.bodies.items() if "/static/" in url]
    assert len(static) > 40
    assert sum(static) == 0


def test_tap_shows_as_chosen_without_waiting_for_the_server(person: Person) -> None:
    person.opens(mode="play")
    person.waits_for_turn()
    chosen = person.page.evaluate(
        """() => {
          const card = document.querySelector(".held > .card");
          return [1, 2, 3].map(() => {
            card.click();
            return card.getAttribute("aria-pressed");
          });
        }"""
    )
    assert chosen == ["true", "false", "true"]


@pytest.mark.parametrize("path", ["/", "/settings", "/house/royal", "/rules/classic"])
def test_page_does_not_jump_while_it_loads(house: House, people: Sit, path: str) -> None:
    person = people(house)
    person.page.add_init_script(SHIFTS)
    person.goes(path)
    person.page.wait_for_load_state("networkidle")
    assert _shifted(person) < 0.02


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("seats", [2, 4])
def test_table_does_not_jump_while_it_loads_and_while_one_plays(
    house: House, people: Sit, device: dict[str, Any], seats: int
) -> None:
    person = people(house, device, speed="normal")
    person.page.add_init_script(SHIFTS)
    person.opens(mode="play", seats=seats)
    person.waits_for_turn()
    person.page.wait_for_selector("[data-furnished]")
    assert _shifted(person) < 0.02
    for _ in range(3):
        plays_first_move(person)
        person.waits_for_turn()
    person.hand.first.click()
    person.page.wait_for_selector(MOVES)
    assert _shifted(person) < 0.1


def _shifted(person: Person) -> float:
    """The layout shift as browsers count it: the worst five seconds without a second's pause."""
    shifts: list[tuple[float, float, Any]] = person.page.evaluate("window.shifts")
    windows: list[list[tuple[float, float]]] = []
    for at, value, _ in shifts:
        last = windows[-1] if windows else []
        if last and at - last[-1][0] < 1_000 and at - last[0][0] < 5_000:
            last.append((at, value))
        else:
            windows.append([(at, value)])
    return max((sum(value for _, value in window) for window in windows), default=0.0)
