"""A table set as a test wants it: the house's own frames, with other cards in them on the way."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Change = Callable[[dict[str, Any]], None]


def stage(page: Page, change: Change) -> None:
    """Lets every view that the house sends go through a change."""

    def carry(near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        near.on_message(far.send)
        far.on_message(lambda text: near.send(_changed(str(text), change)))

    page.route_web_socket("**/socket", carry)


def _changed(text: str, change: Change) -> str:
    frame = json.loads(text)
    if frame["type"] == "state":
        change(frame["view"])
    return json.dumps(frame)


def crowd(view: dict[str, Any]) -> None:
    """Lays thirteen things on the table, two of them builds; everybody holds four cards."""
    view["loose"] = ["4d", "7c", "Ks", "2s", "9h", "Ad", "3c", "Qh", "5s", "Tc", "4c"]
    view["builds"] = [
        _build("b1", 9, "", 0, [["6h", "3s"]]),
        _build("b2", 10, "×2", 1, [["7d", "3d"], ["Th"]]),
    ]
    view["hands"] = [{"seat": 0, "cards": ["8c", "9d", "Js", "2h"], "pile_label": "Your pile"}]
    view["moves"] = {
        "seat": 0,
        "more": False,
        "moves": [
            _move("8c x 4d+4c", "Take 4♦+4♣", "take", "8c", ["4d", "4c"]),
            _move("4d+4c = 8", "Build 8: 4♦+4♣", "build", "8c", ["4d", "4c"]),
            _move("8c x 5s+3c", "Take 5♠+3♣", "take", "8c", ["5s", "3c"]),
            _move("8c x 7c+Ad", "Take 7♣+A♦", "take", "8c", ["7c", "Ad"]),
            _move("8c", "Trail", "trail", "8c", []),
        ],
    }
    view["deal"] |= {"turn": 0}


def _build(key: str, value: int, times: str, owner: int, groups: list[list[str]]) -> dict[str, Any]:
    return {
        "key": key,
        "value": value,
        "times": times,
        "owner": owner,
        "mine": owner == 0,
        "tag": "yours" if owner == 0 else "Mwanaisha",
        "groups": groups,
        "label": f"Build of {value}",
    }


def _move(text: str, label: str, kind: str, card: str, cards: list[str]) -> dict[str, Any]:
    return {"move": text, "label": label, "kind": kind, "card": card, "cards": cards}
