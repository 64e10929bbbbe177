"""A person at a browser: opens tables, taps cards, presses keys, and looks at what is shown."""

import json
from typing import Any, Literal, Protocol, cast

from playwright.sync_api import BrowserContext, Locator, Page

from tests.web.houses import House

Phase = Literal["lobby", "before-deal", "playing", "over", "closed"]

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: dict[str, Any] = {
    "viewport": {"width": 1440, "height": 900},
    "has_touch": False,
    "is_mobile": False,
}

QUICK = {"speed": "off", "sound": False}
"""Settings of a device whose cards jump, so that a test needn't wait for them."""


MOST_PLAYS = 60
"""More than a guest makes in a deal."""

MOVES = ".actions > .action:is([data-kind=take], [data-kind=build], [data-kind=trail])"
"""The buttons of moves, for a selector."""


class Person:
    """Somebody with one browser window."""

    def __init__(self, context: BrowserContext, url: str, **settings: object) -> None:
        """Opens a window; nothing is loaded yet."""
        self.context = context
        self.url = url
        self.faults: list[str] = []
        kept = json.dumps(json.dumps({**QUICK, **settings}))
        context.add_init_script(
            f"if (!localStorage.getItem('cassino.settings'))"
            f" localStorage.setItem('cassino.settings', {kept})"
        )
        self.page = self.window()

    def window(self) -> Page:
        """Another window of the same browser; what goes wrong in it is written down."""
        page = self.context.new_page()
        page.set_default_timeout(60_000)
        page.on("console", lambda m: self._note(m.type, m.text))
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        return page

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.faults.append(f"{kind}: {text}")

    def opens(self, **form: object) -> dict[str, Any]:
        """Opens a table as a program would, and goes there."""
        answer = self.context.request.post(
            f"{self.url}/tables", data=form, headers={"Accept": "application/json"}
        )
        assert answer.ok, answer.text()
        document = cast("dict[str, Any]", answer.json())
        self.goes(document["page"])
        return document

    def goes(self, path: str) -> None:
        """Goes to a page, and at a table waits until it is shown."""
        self.page.goto(self.url + path)
        if "/t/" in self.page.url:
            self.sees_table()

    def sees_table(self) -> None:
        """Waits until the table is shown."""
        self.page.wait_for_selector("main.table[data-phase][data-furnished]")

    @property
    def phase(self) -> str:
        """What goes on at the table."""
        return self.page.get_attribute("main.table", "data-phase") or ""

    def waits_for(self, phase: Phase) -> None:
        """Waits until that goes on."""
        self.page.wait_for_selector(f"main.table[data-phase='{phase}']")

    @property
    def hand(self) -> Locator:
        """The hand cards that can be chosen."""
        return self.page.locator(".held > .card:not([aria-disabled])")

    @property
    def actions(self) -> Locator:
        """The buttons of moves."""
        return self.page.locator(MOVES)

    def waits_for_turn(self) -> None:
        """Waits until a hand card can be chosen."""
        self.hand.first.wait_for()

    def waits_for_news(self) -> None:
        """Waits for one's own turn, or for the end of the deal."""
        self.page.wait_for_selector(
            ".held > .card:not([aria-disabled]), .count-sheet:not([hidden]) .button"
        )

    def focus(self) -> str:
        """The classes of what has the focus; empty when nothing has."""
        found: str = self.page.evaluate(
            "document.activeElement === document.body ? '' : document.activeElement.className"
        )
        return found

    def line(self) -> str:
        """The line that says what is going on."""
        return self.page.inner_text(".status-text")

    def shown(self) -> dict[str, Any]:
        """What lies on the table and in the hand, by its keys."""
        found: dict[str, Any] = self.page.evaluate(
            """() => ({
              loose: [...document.querySelectorAll(".loose")].map((card) => card.dataset.key),
              builds: [...document.querySelectorAll(".build")].map((build) => build.dataset.key),
              held: [...document.querySelectorAll(".held > .card")].map((card) => card.dataset.key),
              chosen: [...document.querySelectorAll(".table [aria-pressed=true]")]
                .map((card) => card.dataset.key),
              scores: [...document.querySelectorAll(".track-score")]
                .map((score) => score.textContent),
            })"""
        )
        return found


def plays_first_move(person: Person) -> None:
    """Chooses the first card that has a move, and presses its first button."""
    person.waits_for_turn()
    for card in person.hand.all():
        card.click()
        person.page.wait_for_selector(f"{MOVES}, .status[data-kind=refusal]")
        if person.actions.count() > 0:
            break
    key = person.page.get_attribute(".held > [aria-pressed=true]", "data-key")
    person.actions.first.click()
    person.page.wait_for_selector(f".held > [data-key='{key}']", state="detached")


def plays_until(person: Person, phase: Phase) -> None:
    """Plays on, always the first move, until something else goes on at the table."""
    for _ in range(MOST_PLAYS):
        person.waits_for_news()
        if person.phase == phase:
            return
        plays_first_move(person)
    raise AssertionError(f"never {phase}")


class Sit(Protocol):
    """The fixture ``people``: sits somebody down, with a device and its settings."""

    def __call__(
        self, house: House, device: dict[str, Any] | None = None, **settings: object
    ) -> Person:
        """Sits somebody down."""
        ...
