"""Puzzles: last hands with one best play, chosen on a page and answered in words.

All answers come with the puzzles (``cassino puzzles --make``), so nothing is computed here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cassino.cards import SPADES, CardSet
from cassino.notation import parse_move, parse_position
from cassino.rules import Build, Position, play
from cassino.server.pages.analysing import say_play
from cassino.server.pages.site import site_of
from cassino.server.problems import Problem
from cassino.server.saying import texts
from cassino.words import Language, People, join, say, say_build, say_card_name, say_preset

_FILE: Final = ("search", "puzzles.json")


class Answer(msgspec.Struct, frozen=True):
    """A move, the lead in points that it comes to, and best play after it."""

    move: str
    lead: int
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle as it is shown; the best answer stands first."""

    position: Position
    answers: tuple[Answer, ...]


Shown: TypeAlias = dict[str, Any]


@cache
def known_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the package."""
    text = files("cassino").joinpath(*_FILE).read_text("utf-8")
    document: Mapping[str, Any] = msgspec.json.decode(text)
    each: list[Mapping[str, Any]] = document["puzzles"]
    return tuple(
        Puzzle(
            cast("Position", parse_position(puzzle["position"])),
            msgspec.convert(puzzle["answers"], tuple[Answer, ...]),
        )
        for puzzle in each
    )


async def puzzles_page(request: Request) -> Response:
    """``GET /puzzles``, ``/puzzles/N?play=MOVE``: a puzzle, and what comes of a play."""
    site = site_of(request)
    visitor = site.visitor(request)
    puzzles = known_puzzles()
    number: int = request.path_params.get("number", 1)
    if not 1 <= number <= len(puzzles):
        raise Problem(404, "page/not-found")
    puzzle = puzzles[number - 1]
    chosen = request.query_params.get("play")
    found = None if chosen is None else _answer_of(puzzle, chosen)
    return site.page(
        request,
        visitor,
        "puzzles",
        number=number,
        total=len(puzzles),
        following=number % len(puzzles) + 1,
        **_shown(visitor.language, puzzle),
        told=None if found is None else _told(visitor.language, puzzle, found),
    )


def _answer_of(puzzle: Puzzle, text: str) -> Answer:
    for answer in puzzle.answers:
        if answer.move == text:
            return answer
    raise Problem(400, "request/invalid")


def _shown(language: Language, puzzle: Puzzle) -> Shown:
    """What lies where, what has been taken, and the plays to choose from."""
    at = puzzle.position
    you, other = at.turn, 1 - at.turn
    last = {you: "you", other: "other"}.get(-1 if at.last_capturer is None else at.last_capturer)
    return {
        "game": say_preset(language, at.variant.preset),
        "mine": _cards(language, at.hands[you]),
        "theirs": _cards(language, at.hands[other]),
        "loose": _cards(language, at.loose),
        "builds": [_build(language, at, build) for build in at.builds],
        "so_far": _so_far(language, at, you, other),
        "last": say(language, f"puzzles-last-{last or 'nobody'}"),
        "plays": [
            (answer.move, say_play(language, at, answer.move))
            for answer in sorted(puzzle.answers, key=lambda answer: answer.move)
        ],
    }


def _so_far(language: Language, at: Position, you: int, other: int) -> str:
    """What both sides have taken, and their sweeps where these count."""
    taken = say(
        language,
        "puzzles-so-far",
        cards=len(at.piles[you]),
        spades=len(at.piles[you] & SPADES),
        others=len(at.piles[other]),
        **{"other-spades": len(at.piles[other] & SPADES)},
    )
    if not at.variant.counts_sweeps:
        return taken
    told = {"sweeps": at.sweeps[you], "other-sweeps": at.sweeps[other]}
    return say(language, "sentence-next", text=taken, next=say(language, "puzzles-sweeps", **told))


def _cards(language: Language, cards: CardSet) -> Shown:
    each = [say_card_name(language, card) for card in cards.high_to_low()]
    return {"cards": texts(cards), "label": join(language, each) if each else ""}


def _build(language: Language, at: Position, build: Build) -> Shown:
    names = tuple(
        say(language, "puzzles-your-hand" if seat == at.turn else "puzzles-other-hand")
        for seat in range(2)
    )
    return {
        "value": build.value,
        "times": f"×{len(build.groups)}" if build.is_multiple else "",
        "cards": [card for group in build.groups for card in texts(group)],
        "label": say_build(language, build, People(names, at.turn)),
    }


def _told(language: Language, puzzle: Puzzle, found: Answer) -> Shown:
    """What a play comes to, in words: its loss, what follows, and the best line."""
    best = puzzle.answers[0]
    is_right = found is best
    move = say_play(language, puzzle.position, found.move)
    if is_right:
        sign = "" if best.lead > 0 else "-behind" if best.lead < 0 else "-even"
        points: Mapping[str, int] = {"points": abs(best.lead)} if best.lead else {}
        verdict = say(language, f"puzzles-right{sign}", **points)
    else:
        verdict = say(language, "puzzles-wrong", move=move, loss=best.lead - found.lead)
    return {
        "right": is_right,
        "verdict": verdict,
        "follows": [] if is_right else _line(language, puzzle.position, found),
        "best": say(language, "puzzles-best", move=say_play(language, puzzle.position, best.move)),
        "line": _line(language, puzzle.position, best),
        "all": [
            (
                say_play(language, puzzle.position, each.move),
                say(language, "puzzles-worth", points=f"{each.lead:+d}" if each.lead else "0"),
                each is found,
            )
            for each in puzzle.answers
        ],
    }


def _line(language: Language, position: Position, answer: Answer) -> Sequence[str]:
    """A move and what follows it, play by play."""
    told: list[str] = []
    at = position
    for text in (answer.move, *answer.line):
        who = "you" if at.turn == position.turn else "other"
        told.append(say(language, f"puzzles-ply-{who}", move=say_play(language, at, text)))
        at, _ = play(at, parse_move(at, text))
    return told
