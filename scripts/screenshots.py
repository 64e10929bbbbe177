"""Take pictures of every screen of the browser table, on phones, tablets and desktops.

``python scripts/screenshots.py FOLDER`` starts a house of its own on loopback, visits it with
Chromium, and writes one picture for each screen, size and scheme, and the table's screens in every
language. Needs Playwright and a Chromium; the folder isn't for the repository.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "scripts")]

from cassino.words import SOURCE, Language  # noqa: E402
from screenshots_scenes import SCENES, SPOKEN  # noqa: E402
from tests.conftest import find_chromium  # noqa: E402
from tests.web.houses import House  # noqa: E402
from tests.web.people import Person  # noqa: E402

SIZES: Final[Mapping[str, tuple[int, int]]] = {
    "320x568": (320, 568),
    "360x640": (360, 640),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "820x1180": (820, 1180),
    "1440x900": (1440, 900),
}
"""Three phones held upright, one sideways, a tablet, a desktop: width and height in CSS pixels."""

SCHEMES: Final = ("light", "dark")
LANGUAGES: Final = tuple(language.value for language in Language)


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture to take."""

    scene: str
    size: str
    scheme: str
    language: str

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.scene}-{self.size}-{self.scheme}-{self.language}.png"


def wanted(asked: argparse.Namespace) -> Iterator[Picture]:
    """Gives the pictures that were asked for, or all: other languages on light screens alone."""
    for scene in asked.scene or SCENES:
        for language in asked.language or LANGUAGES:
            is_foreign = language != SOURCE.value
            if is_foreign and not asked.language and scene not in SPOKEN:
                continue
            schemes = asked.scheme or (SCHEMES[:1] if is_foreign else SCHEMES)
            for size in asked.size or SIZES:
                yield from (Picture(scene, size, scheme, language) for scheme in schemes)


def take(folder: Path, pictures: Iterator[Picture], scale: float) -> bool:
    """Takes the pictures, and says in the end which couldn't be; whether all went well.

    A page that reported a fault didn't go well either, but has its picture.
    """
    folder.mkdir(parents=True, exist_ok=True)
    faults, failed = 0, list[str]()
    with tempfile.TemporaryDirectory() as home, _house(Path(home)) as house, _browser() as browser:
        for picture in pictures:
            try:
                found = _take(browser, house, picture, folder / picture.name, scale)
            except (Error, AssertionError) as wrong:
                failed.append(picture.name)
                found = [f"failed: {str(wrong).partition(chr(10))[0]}"]
            faults += len(found)
            print(picture.name, *found, flush=True)
    if failed:
        print("no picture of:", *failed, flush=True)
    return not faults


def _take(browser: Browser, house: House, picture: Picture, file: Path, scale: float) -> list[str]:
    """Takes one picture; what the page had to complain about."""
    width, height = SIZES[picture.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=picture.language,
        color_scheme="dark" if picture.scheme == "dark" else "light",
        device_scale_factor=scale,
    )
    person = Person(context, house.url)
    try:
        SCENES[picture.scene](person)
        person.page.wait_for_timeout(250)
        person.page.screenshot(path=file)
    finally:
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
    """Take the pictures asked for; 1 when one couldn't be taken or a page reported a fault."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scene", action="append", choices=SCENES, help="only this one")
    parser.add_argument("--size", action="append", choices=SIZES, help="only this one")
    parser.add_argument("--scheme", action="append", choices=SCHEMES, help="only this one")
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="only this one")
    parser.add_argument("--scale", type=float, default=1, help="pixels of a CSS pixel")
    asked = parser.parse_args()
    return 0 if take(asked.folder, wanted(asked), asked.scale) else 1


if __name__ == "__main__":
    sys.exit(main())
