"""Answers of ``cassino solve``."""

from __future__ import annotations

from typing import Any

from cassino.kernel.solving_records import Aim
from cassino.notation import format_move, parse_position
from cassino.search.analysis_chances import match_model
from cassino.search.ending_answers import known_ending, solve_ending


def answer_solve(case: object, *, for_match: bool, most_nodes: int) -> dict[str, Any]:
    """A last hand solved, from its position as decoded JSON.

    Raises:
        ValueError: coded, when the position can't be or can't be solved.

    >>> held = {"variant": "classic", "loose": ["8d"], "builds": [], "turn": 0, "hand_number": 6,
    ...         "hands": [["8s"], []], "stock": 0}
    >>> answer_solve(held, for_match=False, most_nodes=1000)["line"]
    ['8s x 8d']
    """
    position = known_ending(parse_position(case))
    model = None
    if for_match and position.sides == 2:
        model = match_model(position.variant, position.seats, position.partners)
    aim = Aim.MATCH if for_match else Aim.POINTS
    found = solve_ending(position, aim=aim, model=model, most_nodes=most_nodes)
    side = position.side_of(position.turn)
    moves = sorted(found.worth.items(), key=lambda item: -item[1][side])
    return {
        "aim": "match" if for_match else "points",
        "values": _rounded(found.values),
        "line": [play.text for play in found.line],
        "moves": [
            {"move": format_move(position, move), "values": _rounded(values)}
            for move, values in moves
        ],
        "nodes": found.nodes,
    }


def _rounded(values: tuple[float, ...]) -> list[float]:
    return [round(value, 4) + 0.0 for value in values]
