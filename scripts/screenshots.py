"""Take pictures of every screen of the browser table, on phones, tablets and desktops.

``python scripts/screenshots.py FOLDER`` starts a house of its own on loopback, visits it with
Chromium, and writes one picture for each screen, size and scheme. Needs Playwright and a Chromium;
the folder isn't for the repository.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.conftest import find_chromium  # noqa: E402
from tests.web.houses import House  # noqa: E402
from tests.web.people import Person, plays_first_move  # noqa: E402
from tests.web.staging import crowd, stage  # noqa: E402

SIZES: Mapping[str, tuple[int, int]] = {
    "320x568": (320, 568),
    "360x640": (360, 640),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "820x1180": (820, 1180),
    "1440x900": (1440, 900),
}

Scene: TypeAlias = Callable[[Person], None]


def _page(path: str) -> Scene:
    def go(person: Person) -> None:
        person.goes(path)
        person.page.wait_for_load_state("networkidle")

    return go


def _crowded(person: Person) -> None:
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    person.hand.first.click()
    person.page.click(".loose[data-key='4d']")
    person.page.click(".loose[data-key='4c']")


def _playing(person: Person) -> None:
    person.opens(mode="play", seats=3)
    for _ in range(2):
        plays_first_move(person)
        person.waits_for_turn()


def _hint(person: Person) -> None:
    _playing(person)
    person.page.click(".icon-button[aria-label=Hint]")
    person.page.wait_for_selector(".actions > [data-hinted]")


def _panel(name: str) -> Scene:
    def open_panel(person: Person) -> None:
        _playing(person)
        person.page.click(".table-menu .icon-button:last-child")
        if name:
            person.page.click(f".menu-item >> text={name}")

    return open_panel


def _lobby(person: Person) -> None:
    person.opens(mode="friends", seats=4, partners="yes", name="Nia")
    person.page.wait_for_selector(".share-link")


def _door(person: Person) -> None:
    _lobby(person)
    person.goes(person.page.input_value(".share-link").removeprefix(person.url))


def _veil(person: Person) -> None:
    person.opens(mode="hotseat", seats=2, names=["Nia", "Petr"])
    person.page.wait_for_selector(".veil:not([hidden])")


def _learn(person: Person) -> None:
    person.opens(mode="play")
    person.goes(f"{person.page.url.removeprefix(person.url)}?learn")


def _count(person: Person) -> None:
    person.opens(mode="play", options={"target": 60})
    for _ in range(40):
        person.waits_for_news()
        if person.phase != "playing":
            return
        plays_first_move(person)


def _end(person: Person) -> None:
    person.opens(mode="watch", options={"target": 15})
    person.page.wait_for_selector(".count-title:not([hidden])", timeout=90_000)


def _replay(person: Person) -> None:
    _end(person)
    path = person.page.get_attribute(".count-actions a[href^='/match/']", "href")
    person.goes(f"{path}#1.9")
    person.page.wait_for_selector(".replay-bar")


SCENES: Mapping[str, Scene] = {
    "home": _page("/"),
    "settings": _page("/settings"),
    "house": _page("/house/danish"),
    "rules": _page("/rules/royal?raise_own=no"),
    "check": _page("/check"),
    "crowded": _crowded,
    "playing": _playing,
    "hint": _hint,
    "menu": _panel(""),
    "log": _panel("Log"),
    "talk": _panel("Talk"),
    "proof": _panel("Proof of the shuffle"),
    "lobby": _lobby,
    "door": _door,
    "hot-seat": _veil,
    "learn": _learn,
    "count": _count,
    "end": _end,
    "replay": _replay,
    "matches": _page("/matches"),
}


def take(folder: Path, scenes: list[str], sizes: list[str], schemes: list[str]) -> int:
    """Takes the pictures, and returns how many faults the pages reported."""
    folder.mkdir(parents=True, exist_ok=True)
    faults = 0
    with tempfile.TemporaryDirectory() as home, _house(Path(home)) as house, _browser() as browser:
        for name in scenes:
            for size in sizes:
                for scheme in schemes:
                    file = folder / f"{name}-{size}-{scheme}.png"
                    found = _picture(browser, house, name, SIZES[size], scheme, file)
                    faults += len(found)
                    print(file.name, *found)
    return faults


def _picture(
    browser: Browser, house: House, name: str, size: tuple[int, int], scheme: str, file: Path
) -> list[str]:
    """Takes one picture; what the page had to complain about."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en",
        color_scheme="dark" if scheme == "dark" else "light",
        device_scale_factor=1,
    )
    person = Person(context, house.url)
    SCENES[name](person)
    person.page.wait_for_timeout(250)
    person.page.screenshot(path=file)
    context.close()
    return person.faults


@contextmanager
def _house(home: Path) -> Iterator[House]:
    running = House(home)
    try:
        yield running
    finally:
        running.stop()


@contextmanager
def _browser() -> Iterator[Browser]:
    chromium = find_chromium()
    if chromium is None:
        sys.exit("needs Chromium: apt-get install chromium, or set CASSINO_CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


def main() -> int:
    """Take the pictures asked for; 1 when a page reported a fault."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scene", action="append", choices=SCENES, help="only this one")
    parser.add_argument("--size", action="append", choices=SIZES, help="only this one")
    parser.add_argument("--scheme", action="append", choices=("light", "dark"))
    asked = parser.parse_args()
    faults = take(
        asked.folder,
        asked.scene or list(SCENES),
        asked.size or list(SIZES),
        asked.scheme or ["light", "dark"],
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
