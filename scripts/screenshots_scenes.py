"""The screens that `screenshots.py` takes pictures of, and how to get to each."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from playwright.sync_api import WebSocketRoute

from tests.web.people import MOVES, Person, plays_first_move
from tests.web.staging import crowd, stage

Scene: TypeAlias = Callable[[Person], None]

MENU: Final = ".table-menu .icon-button:last-child"


def _page(path: str) -> Scene:
    def go(person: Person) -> None:
        person.goes(path)
        person.page.wait_for_load_state("networkidle")

    return go


def _missing(person: Person) -> None:
    """A page that isn't there; what the browser itself writes of that is no fault."""
    _page("/nowhere")(person)
    person.faults.clear()


def _crowded(person: Person) -> None:
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    person.hand.first.click()
    person.page.click(".loose[data-key='4d']")
    person.page.click(".loose[data-key='4c']")


NAMES: Final = {"Computer 1": "Petr", "Computer 2": "Asha", "Computer 3": "Kaito"}


PILES: Final = ("Td 6s 4s Ah 7h 8d 5h 5d 9s", "As Ac Jd Jh", "Kd Kh 9c 6d 6c Ts 8h", "5c 2c")


def _showcase(person: Person) -> None:
    """A table as it may look in the middle of a match: for the pictures of the documentation."""

    def change(view: dict[str, Any]) -> None:
        text = json.dumps(view)
        for computer, name in NAMES.items():
            text = text.replace(computer, name)
        view.update(json.loads(text))
        crowd(view)
        view["loose"] = ["4d", "Ks", "2s", "9h", "5s", "3c", "4c"]
        view["builds"][1]["tag"] = "Petr"
        view["deal"] |= {"label": "Deal 2"}
        for track, score in zip(view["tracks"], (14, 9, 11, 6), strict=True):
            track["score"] = score
        view["piles"] = [pile.split() for pile in PILES]
        for seat, pile in zip(view["seats"], view["piles"], strict=True):
            seat |= {"taken": len(pile), "computer_plays": False}

    stage(person.page, change)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    person.hand.first.click()
    person.page.click(".loose[data-key='4d']")
    person.page.click(".loose[data-key='4c']")
    person.page.wait_for_selector(".sum:not(:empty)")
    person.page.mouse.move(0, 0)


def _choosing(person: Person) -> None:
    """A card is chosen, and has more moves than buttons."""
    stage(person.page, crowd)
    person.opens(mode="play", seats=2)
    person.waits_for_turn()
    person.hand.first.click()
    person.page.wait_for_selector(MOVES)


def _playing(**form: object) -> Scene:
    def play(person: Person) -> None:
        person.opens(mode="play", **form)
        for _ in range(2):
            plays_first_move(person)
            person.waits_for_turn()

    return play


def _refusal(person: Person) -> None:
    """All that lies on the table is chosen, which no card takes."""
    person.opens(mode="play")
    person.waits_for_turn()
    for card in person.page.locator(".loose").all():
        card.click()
    person.hand.first.click()
    person.page.wait_for_selector(".status[data-kind=refusal]")


def _hint(person: Person) -> None:
    _playing(seats=3)(person)
    person.page.locator(".status-buttons .icon-button").last.click()
    person.page.wait_for_selector(".actions > [data-hinted]")


def _panel(drawing: str) -> Scene:
    """A panel by the drawing of its item in the menu; none is the menu itself."""

    def open_panel(person: Person) -> None:
        _playing(seats=3)(person)
        person.page.click(MENU)
        if drawing:
            person.page.click(f".menu-item:has(use[href$='#{drawing}'])")

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
    person.opens(mode="learn")
    person.page.wait_for_selector(".lesson")


def _watch(person: Person) -> None:
    person.opens(mode="watch", seats=4)
    person.page.wait_for_selector(".loose, .count-title:not([hidden])")  # computers are fast


def _count(person: Person) -> None:
    person.opens(mode="play", options={"target": 21})
    for _ in range(40):
        person.waits_for_news()
        if person.phase != "playing":
            return
        plays_first_move(person)


def _end(person: Person) -> None:
    person.opens(mode="watch", options={"target": 15})
    person.page.wait_for_selector(".count-title:not([hidden])", timeout=90_000)


def _record(person: Person) -> str:
    _end(person)
    return person.page.get_attribute(".count-actions a[href^='/match/']", "href") or ""


def _replay(person: Person) -> None:
    person.goes(f"{_record(person)}#1.9")
    person.page.wait_for_selector(".replay-bar")


def _analysis(person: Person) -> None:
    _replay(person)
    person.page.click("[data-do=begin]")
    person.page.wait_for_selector("#analysis[data-state=done]", timeout=120_000)
    person.page.click(".to-analysis")


def _puzzle(person: Person) -> None:
    _page("/puzzles")(person)
    person.page.click(".puzzle-plays button")
    person.page.wait_for_selector(".puzzle-told")


def _finding(person: Person) -> None:
    path = _record(person)
    record = person.context.request.get(f"{person.url}{path}.cassino").text()
    person.goes("/check")
    person.page.fill("#record", record)
    person.page.click("form .button-strong")
    person.page.wait_for_selector(".finding")


def _matches(person: Person) -> None:
    _end(person)
    person.opens(mode="play", seats=3)
    _page("/matches")(person)


def _closed(person: Person) -> None:
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.click(MENU)
    person.page.click(".menu-item:has(use[href$='#close'])")
    person.page.click(".menu-item[data-asking]")
    person.waits_for("closed")


def _lost(person: Person) -> None:
    """The line breaks, and no other comes to stand."""
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        if lines:
            line.close(code=1012)
        else:
            line.connect_to_server()
            lines.append(line)

    person.page.route_web_socket("**/socket", carry)
    person.opens(mode="play")
    person.waits_for_turn()
    lines[0].close(code=1012)
    person.page.wait_for_selector(".banner")


def _away(person: Person) -> None:
    """Somebody is away, and the others are asked whether a computer may play."""

    def change(view: dict[str, Any]) -> None:
        view["can"] = [*view["can"], "stand-in"]
        view["deal"] |= {"turn": 1}
        view["seats"][1] |= {"name": "Petr", "note": "reconnecting", "turn": "plays"}

    stage(person.page, change)
    person.opens(mode="play")
    person.page.wait_for_selector(".banner")


SCENES: Final[Mapping[str, Scene]] = {
    "home": _page("/"),
    "settings": _page("/settings"),
    "house": _page("/house/danish"),
    "games": _page("/rules"),
    "rules": _page("/rules/royal?raise_own=no"),
    "rules-relative": _page("/rules/spade"),
    "check": _page("/check"),
    "finding": _finding,
    "not-found": _missing,
    "matches-none": _page("/matches"),
    "matches": _matches,
    "crowded": _crowded,
    "choosing": _choosing,
    "showcase": _showcase,
    "playing": _playing(seats=3),
    "two": _playing(seats=2),
    "partners": _playing(seats=4, partners="yes"),
    "refusal": _refusal,
    "hint": _hint,
    "menu": _panel(""),
    "log": _panel("book"),
    "talk": _panel("speech"),
    "people": _panel("people"),
    "share": _panel("link"),
    "keys": _panel("keys"),
    "table-settings": _panel("settings"),
    "proof": _panel("shield"),
    "lobby": _lobby,
    "door": _door,
    "hot-seat": _veil,
    "watch": _watch,
    "learn": _learn,
    "count": _count,
    "end": _end,
    "replay": _replay,
    "analysis": _analysis,
    "puzzles": _page("/puzzles"),
    "puzzle-told": _puzzle,
    "away": _away,
    "lost": _lost,
    "closed": _closed,
}
"""Every screen by its name."""

SPOKEN: Final = ("home", "crowded", "playing", "refusal", "hint", "menu", "lobby", "learn", "count")
"""The screens that are taken in every language: the first one, and those of the table."""
