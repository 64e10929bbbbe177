"""A table set as a test wants it: the house's own frames, with other cards in them on the way."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Change = Callable[[dict[str, Any]], None]


def stage(page: Page, change: Change, sent: list[str] | None = None) -> None:
    """Lets every view that the house sends go through a change; choices follow the view.

    What the page sends is noted in ``sent``.
    """

    def carry(near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        views: list[dict[str, Any]] = []

        def up(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["command"]["type"] == "select":
                near.send(json.dumps(_selection(frame, views[-1])))
            else:
                if sent is not None:
                    sent.append(str(text))
                far.send(text)

        def down(text: str | bytes) -> None:
            near.send(_changed(str(text), change, views))

        near.on_message(up)
        far.on_message(down)

    page.route_web_socket("**/socket", carry)


def _selection(frame: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """What fits what is chosen, by the moves of the view."""
    asked = frame["command"]
    chosen = set(asked["chosen"])
    moves = [move for move in view["moves"]["moves"] if move["card"] == asked["card"]]
    fitting = [set(move["cards"]) for move in moves if chosen <= set(move["cards"])]
    return {
        "type": "selection",
        "id": frame["id"],
        "version": frame["version"],
        "card": asked["card"],
        "chosen": asked["chosen"],
        "joinable": sorted(set().union(*fitting) - chosen),
        "sum": "4♦+4♣ = 8" if chosen == {"4d", "4c"} else "",
        "line": "Choose cards on the table, or one of the moves.",
        "moves": [move for move in moves if set(move["cards"]) == chosen],
    }


def _changed(text: str, change: Change, views: list[dict[str, Any]]) -> str:
    frame = json.loads(text)
    if frame["type"] == "state":
        change(frame["view"])
        views.append(frame["view"])
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
