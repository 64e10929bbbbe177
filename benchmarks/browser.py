"""How soon a table can be played in a browser, how heavy it is, and how soon a tap shows.

python -m benchmarks.browser [--runs N]

Needs Playwright and a Chromium (CASSINO_CHROMIUM, or the first on the search path).
"""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, CDPSession, Page, Request, sync_playwright

from benchmarks.layout import markdown, show
from benchmarks.machine import heading
from tests.conftest import find_chromium
from tests.web.houses import House
from tests.web.people import PHONE, Person

WATCH = """
const note = (name, selector) => new MutationObserver((_, watch) => {
  if (!document.querySelector(selector)) return;
  window[name] = performance.now();
  watch.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true });
note("firstCard", ".held > .card");
note("playable", ".held > .card:not([aria-disabled])");
"""

ANSWERED = """
() => performance.getEntriesByType("resource")
  .filter((entry) => entry.responseEnd <= window.firstCard)
  .map((entry) => entry.name.split("#")[0])
"""

TAP = """
() => new Promise((resolve) => {
  const card = document.querySelector(".held > .card");
  const begun = performance.now();
  card.click();
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
})
"""

HEAD = ("", "first card", "first move", "least-most", "kB before it", "a tap shows")


@dataclass(frozen=True, slots=True)
class Profile:
    """A device: how many times slower its processor is; milliseconds and bits a second of its net.

    ``wait`` and ``bits`` 0 leave the net as it is.
    """

    name: str
    slower: float
    wait: float = 0
    bits: float = 0


PROFILES = (
    Profile("this machine", 1),
    Profile("phone, processor 4 times slower", 4),
    Profile("the same on a net of 1.6 Mbit/s, 150 ms", 4, 150, 1_600_000),
)


@dataclass(frozen=True, slots=True)
class Visit:
    """One visit of a new guest to a new table: milliseconds since the request, and bytes."""

    card: float
    move: float
    tap: float
    weight: int


class Scales:
    """Weighs what a page gets over the wire: bodies as they are packed, and frames."""

    def __init__(self, page: Page) -> None:
        """Begins to weigh."""
        self._bodies: dict[str, int] = {}
        self._frames = 0
        page.on("requestfinished", self._note)
        page.on("websocket", lambda line: line.on("framereceived", self._note_frame))

    def _note(self, request: Request) -> None:
        self._bodies[request.url.partition("#")[0]] = max(0, request.sizes()["responseBodySize"])

    def _note_frame(self, frame: str | bytes) -> None:
        self._frames += len(frame)

    def before_first_card(self, page: Page) -> int:
        """Bytes of the page, of what it loaded until the first card was there, and of frames."""
        answered = {page.url, *page.evaluate(ANSWERED)}
        return self._frames + sum(self._bodies.get(url, 0) for url in answered)


def slow_down(control: CDPSession, profile: Profile) -> None:
    """Make a page's processor and net as slow as a profile's."""
    control.send("Emulation.setCPUThrottlingRate", {"rate": profile.slower})
    if profile.bits:
        limits = {
            "offline": False,
            "latency": profile.wait,
            "downloadThroughput": profile.bits / 8,
            "uploadThroughput": profile.bits / 8,
        }
        control.send("Network.emulateNetworkConditions", limits)


def visit(browser: Browser, house: House, profile: Profile) -> Visit:
    """Open a table as a new guest, see its page, and tap a card."""
    context = browser.new_context(**PHONE, locale="en")
    person = Person(context, house.url, speed="normal")
    opened = context.request.post(
        f"{house.url}/tables", data={"mode": "play"}, headers={"Accept": "application/json"}
    ).json()
    control = context.new_cdp_session(person.page)
    slow_down(control, profile)
    person.page.add_init_script(WATCH)
    scales = Scales(person.page)
    person.page.goto(house.url + opened["page"])
    person.waits_for_turn()
    person.page.wait_for_load_state("networkidle")
    card, move = person.page.evaluate("[window.firstCard, window.playable]")
    weight = scales.before_first_card(person.page)
    tap = person.page.evaluate(TAP)
    context.close()
    return Visit(card, move, tap, weight)


def row(name: str, visits: Sequence[Visit]) -> tuple[str, ...]:
    """A line of the table: medians, and the range of the first move."""
    moves = [each.move for each in visits]
    return (
        name,
        f"{median(each.card for each in visits):.0f}",
        f"{median(moves):.0f}",
        f"{min(moves):.0f}-{max(moves):.0f}",
        f"{median(each.weight for each in visits) / 1000:.1f}",
        f"{median(each.tap for each in visits):.0f}",
    )


def main(arguments: Namespace) -> None:
    """Measure, the profiles taking turns so that a busy moment hits all, and print."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit("needs Chromium: apt-get install chromium, or set CASSINO_CHROMIUM")
    visits: dict[Profile, list[Visit]] = {profile: [] for profile in PROFILES}
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        house = House(Path(home))
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            visit(browser, house, PROFILES[0])
            for _ in range(arguments.runs):
                for profile in PROFILES:
                    visits[profile].append(visit(browser, house, profile))
        finally:
            browser.close()
            house.stop()
    show(heading("The table in the browser, in milliseconds"))
    show(markdown(HEAD, [row(profile.name, some) for profile, some in visits.items()]))


def arguments() -> Namespace:
    """What the command line asks for."""
    parser = ArgumentParser(
        prog="python -m benchmarks.browser", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--runs", type=int, default=7, help="visits for the median (default 7)")
    return parser.parse_args()


if __name__ == "__main__":
    main(arguments())
