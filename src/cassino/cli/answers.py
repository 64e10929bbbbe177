"""Answers to cases: which moves a position has, whether a move is legal, what a deal is worth.

A case is a decoded JSON object of one of five kinds; the answer is what stands in its place
among the worked cases: nothing here prints or reads anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast

from cassino.cards import SPELLINGS
from cassino.cli.case_faults import shown
from cassino.cli.deal_cases import answer_deal, answer_score
from cassino.cli.errors import InvalidCase
from cassino.cli.match_cases import answer_match
from cassino.notation import format_move, parse_position, read_move
from cassino.rules import PlayerView, Position, legal_moves, turn_of
from cassino.words import SOURCE, Language, say_refusal

Case: TypeAlias = Mapping[str, Any]
Answer: TypeAlias = dict[str, Any] | list[dict[str, int]]

DEFAULT_LIMIT: Final = 100_000
"""More moves than this are not listed unless a caller asks for them."""

_BESIDE: Final = {"id", "kind", "rule", "note", "moves", "card", "move", "legal", "reason_like"}
_ASKED: Final = {"moves": "card", "check": "move"}


def answer(case: Case, limit: int = DEFAULT_LIMIT) -> Answer:
    """The answer to a case of any kind.

    Args:
        case: with its ``kind``: ``moves``, ``check``, ``score``, ``match`` or ``deal``.
        limit: the most moves to list.

    Raises:
        ValueError: coded, when the case can't be or has too many moves.

    >>> held = {"variant": "classic", "loose": ["8d"], "builds": [], "turn": 0,
    ...         "hands": [["8s"], ["??"]]}
    >>> answer({"kind": "moves", "position": held})
    {'moves': ['8s x 8d', '8s']}
    >>> answer({"kind": "check", "position": held, "move": "8s x 8d"})
    {'legal': True}
    """
    match case.get("kind"):
        case "moves":
            return answer_moves(case, limit)
        case "check":
            return answer_check(case)
        case "score":
            return answer_score(case)
        case "match":
            return answer_match(case)
        case "deal":
            return answer_deal(case)
        case kind:
            known = "moves, check, score, match or deal"
            raise InvalidCase([f"kind: expected {known}, found {shown(kind)}"])


def answer_moves(case: object, limit: int = DEFAULT_LIMIT) -> dict[str, list[str]]:
    """Every legal move of a position, or only those of the case's ``card``.

    Args:
        case: a position, or an object with a ``position`` and perhaps a ``card``.
        limit: the most moves to list.

    Raises:
        InvalidPosition: naming every fault.
        InvalidCase: for a card that is none, or keys that say nothing here.
        TooManyMoves: past the limit; never a short list.
    """
    position, beside = read_case(case, "moves")
    card = beside.get("card")
    if card is not None and (not isinstance(card, str) or card not in SPELLINGS):
        raise InvalidCase([f"card: expected a card, found {shown(card)}"])
    if card is not None and SPELLINGS[card] not in turn_of(position).hand:
        raise InvalidCase([f"card: {card} isn't in the hand of the seat to move"])
    moves = list(legal_moves(position, limit))  # all of them, before any is written
    chosen = (move for move in moves if card is None or move.card == SPELLINGS[card])
    return {"moves": [format_move(position, move) for move in chosen]}


def answer_check(
    case: object, move: str | None = None, language: Language = SOURCE
) -> dict[str, Any]:
    """Whether a move is legal, and if not why; no move is ever listed for it.

    Args:
        case: a position, or an object with a ``position``; a ``move`` may stand beside it.
        move: the move for a case that names none.
        language: the language of the sentence.

    Raises:
        InvalidPosition: naming every fault.
        InvalidCase: without a move, or with keys that say nothing here.
        NotationError: when the move isn't a move text.
    """
    position, beside = read_case(case, "check")
    text = beside.get("move", move)
    if text is None:
        raise InvalidCase(["missing key 'move'"])
    if not isinstance(text, str):
        raise InvalidCase([f"move: expected a text, found {shown(text)}"])
    refused = read_move(position, text).refusal
    if refused is None:
        return {"legal": True}
    return {
        "legal": False,
        "reason": refused.code,
        "rule": refused.rule,
        "message": say_refusal(language, refused),
    }


def read_case(case: object, kind: str) -> tuple[Position | PlayerView, Case]:
    """The position of a case and what stands beside it.

    Args:
        case: a bare position, one with the key that the kind asks for among its own keys, or an
            object with the key ``position``.
        kind: ``moves`` or ``check``.

    Raises:
        InvalidPosition: naming every fault of the position.
        InvalidCase: for unknown keys beside a position.
    """
    if not isinstance(case, Mapping):
        return parse_position(case), {}
    given = cast("Case", case)
    if "position" not in given:
        asked = _ASKED[kind]
        beside = {asked: given[asked]} if asked in given else {}
        return parse_position({key: given[key] for key in given if key != asked}), beside
    unknown = [key for key in given if key not in _BESIDE and key != "position"]
    if unknown:
        raise InvalidCase([f"unknown key {shown(key)}" for key in unknown])
    return parse_position(given["position"]), given
