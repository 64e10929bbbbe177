"""The analysis of a finished match: begun and stopped from its replay, told in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from cassino.notation import Record, parse_move, parse_record, replay
from cassino.rules import Position, turn_of
from cassino.server.pages.forms import read_fields, text_of
from cassino.server.pages.matches import match_of
from cassino.server.pages.site import site_of
from cassino.server.problems import Problem
from cassino.server.studying import TooManyStudies
from cassino.server.studying.shelf import Study
from cassino.words import Language, card_sign, say, say_move, say_players

_MOST_FIELDS: Final = 1_024
_Document: TypeAlias = Mapping[str, Any]


class ToldStep(Struct, frozen=True):
    """A step: the chances after it, and in words what there is to say of it."""

    chances: list[float]
    chance: str
    grade: str | None
    verdict: str | None


class ToldPlayer(Struct, frozen=True):
    """How a player did."""

    name: str
    accuracy: str
    line: str


class ToldPlace(Struct, frozen=True):
    """A place in the match worth looking at."""

    step: int
    grade: str | None
    line: str


class ToldAnalysis(Struct, frozen=True):
    """An analysis in words."""

    sides: list[str]
    players: list[ToldPlayer]
    steps: list[ToldStep]
    turning: list[ToldPlace]
    costly: list[ToldPlace]


class StudyState(Struct, frozen=True):
    """How far an analysis has got: ``none``, ``running``, ``stopped``, ``failed`` or ``done``."""

    state: str
    done: int
    total: int
    progress: str
    analysis: ToldAnalysis | None


async def analysis_state(request: Request) -> Response:
    """``GET /match/ID/analysis``: how far it has got, and when it is done what was found."""
    match = await match_of(request)
    return await _answer(request, await site_of(request).studies.of(match.id, match.record))


async def change_analysis(request: Request) -> Response:
    """``POST /match/ID/analysis``: begin it, go on with it, or stop it (``do=begin|stop``)."""
    studies, found = site_of(request).studies, await match_of(request)
    fields = await read_fields(request, _MOST_FIELDS)
    match text_of(fields, "do"):
        case "begin":
            try:
                return await _answer(request, await studies.begin(found.id, found.record))
            except TooManyStudies as wrong:
                raise Problem(503, wrong.code) from None
        case "stop":
            studies.stop(found.id)
            return await _answer(request, await studies.of(found.id, found.record))
        case _:
            raise Problem(400, "request/invalid")


async def _answer(request: Request, study: Study) -> Response:
    language = site_of(request).visitor(request).language
    told = None
    if study.analysis is not None:
        told = await run_in_threadpool(tell, language, study.record, study.analysis)
    progress = say(language, "analysis-progress", done=study.done, total=study.total)
    state = StudyState(study.state, study.done, study.total, progress, told)
    return Response(msgspec.json.encode(state), media_type="application/json")


def tell(language: Language, text: str, found: _Document) -> ToldAnalysis:
    """An analysis in words.

    Args:
        language: the language.
        text: the record.
        found: the analysis as a document.
    """
    record = parse_record(text)
    names = say_players(language, record.people)
    sides = _sides(record, names)
    plain: list[_Document] = found["steps"]
    befores = list(_befores(record))
    steps = [
        _step(language, sides, step, before) for step, before in zip(plain, befores, strict=True)
    ]
    return ToldAnalysis(
        sides,
        [
            _player(language, name, player)
            for name, player in zip(names, found["players"], strict=True)
        ],
        steps,
        [_turn(language, sides, plain, turn) for turn in found["turning_points"]],
        [
            ToldPlace(at, told.grade, _cost(language, names, plain[at], before, told))
            for at, (before, told) in enumerate(zip(befores, steps, strict=True))
            if before is not None and told.grade not in (None, "best")
        ],
    )


def _sides(record: Record, names: tuple[str, ...]) -> list[str]:
    count = 2 if record.partners else record.seats
    return [" + ".join(islice(names, side, None, count)) for side in range(count)]


def _befores(record: Record) -> Iterator[Position | None]:
    """The position before every step; None before a deal."""
    before: Position | None = None
    for step in replay(record):
        yield before
        before = step.match.position


def _place(language: Language, step: _Document) -> str:
    return say(language, "replay-place", deal=step["deal"], move=step["number"])


def _cost(
    language: Language,
    names: tuple[str, ...],
    step: _Document,
    before: Position,
    told: ToldStep,
) -> str:
    """What somebody played where better was to be had, and what that was."""
    played = say_play(language, before, step["play"]["played"])
    return f"{_place(language, step)}. {names[step['seat']]}: {played}. {told.verdict}"


def _percent(chance: float) -> str:
    return str(round(100 * chance))


def _step(
    language: Language, sides: list[str], step: _Document, before: Position | None
) -> ToldStep:
    each = [
        say(language, "analysis-chance", name=name, chance=_percent(chance))
        for name, chance in zip(sides, step["chances"], strict=True)
    ]
    chances = " · ".join(each)
    if step["chances_exact"]:
        told = say(language, "analysis-chance-exact", chances=chances)
    else:
        error = f"{100 * step['chances_error']:.0f}"
        told = say(language, "analysis-chance-estimated", chances=chances, error=error)
    play = step["play"]
    if play is None or before is None:
        return ToldStep(step["chances"], told, None, None)
    is_judged = play["basis"] in ("exact", "estimated")
    grade = play["grade"] if is_judged else None
    return ToldStep(step["chances"], told, grade, _verdict(language, play, before))


def _verdict(language: Language, play: _Document, before: Position) -> str:
    if play["basis"] in ("forced", "unknown"):
        return say(language, f"analysis-{play['basis']}")
    if play["serves_match"]:
        return say(language, "analysis-serves", points=f"{play['loss']:g}")
    if play["grade"] == "best":
        return say(language, "analysis-good")
    better = say_play(language, before, play["best"])
    grade = say(language, f"analysis-grade-{play['grade']}")
    if play["basis"] == "exact":
        points = f"{play['loss']:g}"
        return say(language, "analysis-loss-exact", grade=grade, points=points, move=better)
    points, error = f"{play['loss']:.2f}", f"{play['error']:.2f}"
    return say(
        language, "analysis-loss-estimated", grade=grade, points=points, error=error, move=better
    )


def say_play(language: Language, before: Position, text: str) -> str:
    """A move, the card that is played first: a button stands below its card, a sentence doesn't."""
    move = parse_move(before, text)
    return f"{card_sign(move.card)} · {say_move(language, turn_of(before), move)}"


def _player(language: Language, name: str, player: _Document) -> ToldPlayer:
    accuracy = player["accuracy"]
    return ToldPlayer(
        name,
        say(language, "analysis-accuracy-none")
        if accuracy is None
        else say(language, "analysis-accuracy", number=f"{accuracy:.0f}"),
        say(
            language,
            "analysis-player",
            choices=player["choices"],
            loss=f"{player['loss']:.1f}",
            slips=player["slips"],
            mistakes=player["mistakes"],
            blunders=player["blunders"],
        ),
    )


def _turn(
    language: Language, sides: list[str], steps: list[_Document], turn: _Document
) -> ToldPlace:
    at: int = turn["step"]
    side: int = turn["side"]
    step = steps[at]
    after: float = step["chances"][side]
    line = say(
        language,
        "analysis-turn-dealt" if turn["dealt"] else "analysis-turn",
        place=_place(language, step),
        name=sides[side],
        before=_percent(after - turn["swing"]),
        after=_percent(after),
    )
    play: _Document | None = step["play"]
    return ToldPlace(at, None if play is None else play["grade"], line)
