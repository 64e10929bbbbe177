"""Checking a deal: is the deck the one that was fixed before it?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from cassino.cards import Card, CardError, parse_card
from cassino.notation import RecordedDeal, RecordError, parse_record, replay
from cassino.server.pages.forms import read_fields, text_of
from cassino.server.pages.site import site_of
from cassino.server.problems import Problem, wants_json
from cassino.table import commitment_of, seed_text, verify_deal
from cassino.words import Language, say, say_error

MOST_BYTES: Final = 1_048_576


@dataclass(frozen=True, slots=True)
class Finding:
    """What the check of a deal found; ``good`` is None where nothing was fixed before it."""

    deal: int
    good: bool | None
    commitment: str
    seed: str


async def check_page(request: Request) -> Response:
    """``GET /check``: the form."""
    site = site_of(request)
    return site.page(
        request, site.visitor(request), "check", findings=None, problem=None, record=""
    )


async def check_deals(request: Request) -> Response:
    """``POST /check``: a record with its deals, or one deal by itself."""
    site = site_of(request)
    visitor = site.visitor(request)
    fields = await read_fields(request, MOST_BYTES)
    findings: list[Finding] = []
    problem: str | None = None
    try:
        findings = await run_in_threadpool(_check_all, fields)
    except RecordError as wrong:
        problem = f"{say_error(visitor.language, wrong.code)} {wrong}"
    except CardError:
        problem = say_error(visitor.language, "deck/invalid")
    if wants_json(request.headers):
        if problem is not None:
            raise Problem(400, "record/invalid", problem)
        return JSONResponse({"deals": [_document(visitor.language, each) for each in findings]})
    return site.page(
        request,
        visitor,
        "check",
        200 if problem is None else 400,
        findings=findings,
        problem=problem,
        record=text_of(fields, "record"),
    )


def _check_all(fields: Mapping[str, Any]) -> list[Finding]:
    if "record" in fields:
        return check_record(text_of(fields, "record"))
    return [check_deal(fields)]


def _document(language: Language, finding: Finding) -> dict[str, Any]:
    if finding.good is None:
        sentence = ""
    else:
        sentence = say(language, "fair-good" if finding.good else "fair-bad")
    return {
        "deal": finding.deal,
        "good": finding.good,
        "commitment": finding.commitment,
        "seed": finding.seed,
        "sentence": sentence,
    }


def check_record(text: str) -> list[Finding]:
    """Check every deal of a record, its moves included.

    Raises:
        RecordError: when it can't be read or played.
    """
    record = parse_record(text)
    for _ in replay(record):
        pass
    return [_check(number, deal) for number, deal in enumerate(record.deals, 1)]


def _check(number: int, deal: RecordedDeal) -> Finding:
    commitment, secret = deal.tag("Commitment"), deal.tag("Secret")
    if commitment is None or secret is None:
        return Finding(number, None, commitment or "", "")
    texts = next((texts for name, texts in deal.tags if name == "Salts"), ())
    return _finding(number, commitment, secret, _salts(" ".join(texts)), deal.deck)


def check_deal(fields: Mapping[str, Any]) -> Finding:
    """Check one deal from its parts.

    Raises:
        CardError: when the deck has what is no card.
        Problem: when a part isn't one.
    """
    deck = tuple(map(parse_card, text_of(fields, "deck").split()))
    salts = _salts(text_of(fields, "salts"))
    commitment, secret = text_of(fields, "commitment"), text_of(fields, "secret")
    return _finding(1, commitment.lower(), secret.lower(), salts, deck)


def _salts(text: str) -> tuple[tuple[int, str], ...]:
    """Salts as records write them: ``0:rain 1:``.

    Raises:
        Problem: when they aren't.
    """
    found: list[tuple[int, str]] = []
    for word in text.split():
        seat, colon, salt = word.partition(":")
        if not colon or seat not in ("0", "1", "2", "3"):
            raise Problem(400, "request/invalid")
        found.append((int(seat), salt))
    return tuple(found)


def _finding(
    number: int,
    commitment: str,
    secret: str,
    salts: tuple[tuple[int, str], ...],
    deck: tuple[Card, ...],
) -> Finding:
    good = verify_deal(commitment, secret, salts, deck)
    made = commitment_of(secret, (seat for seat, _ in salts))
    return Finding(number, good, commitment or made, seed_text(secret, salts))
