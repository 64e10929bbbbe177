"""An analysis as a JSON document."""

from __future__ import annotations

from typing import Any

import msgspec

from cassino.search.analysis_editions import FORMAT
from cassino.search.analysis_records import Analysis, PlayFound, StepFound


def document_of(analysis: Analysis) -> dict[str, Any]:
    """An analysis as what JSON knows; grades and what counts of a loss stand with each play."""
    return {
        "format": FORMAT,
        "variant": analysis.variant,
        "seats": analysis.seats,
        "partners": analysis.partners,
        "worlds": analysis.worlds,
        "deals": analysis.deals,
        "players": [_plain(player) for player in analysis.players],
        "turning_points": [_plain(turn) for turn in analysis.turning_points],
        "steps": [_step(step) for step in analysis.steps],
    }


def _step(step: StepFound) -> dict[str, Any]:
    return {
        "deal": step.deal,
        "number": step.number,
        "seat": step.seat,
        "dealt": step.dealt,
        "chances": [round(chance, 4) for chance in step.chances],
        "chances_exact": step.is_exact,
        "chances_error": round(step.error, 4),
        "play": None if step.play is None else _play(step.play),
    }


def _play(play: PlayFound) -> dict[str, Any]:
    return {
        "basis": play.basis.value,
        "grade": play.grade.value,
        "moves": play.moves,
        "played": play.played.text,
        "best": play.best.text,
        "worth": round(play.played.worth, 3),
        "best_worth": round(play.best.worth, 3),
        "loss": round(play.loss, 3),
        "error": round(play.error, 3),
        "cost": round(play.cost, 3),
        "serves_match": play.serves_match,
    }


def _plain(found: object) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return {
        name: round(value, 4) if isinstance(value, float) else value
        for name, value in plain.items()
    }
