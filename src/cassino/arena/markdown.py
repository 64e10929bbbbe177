"""Reports as Markdown, which reads well in a terminal too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from cassino.arena.reports import Report
from cassino.rules import Variant, variant
from cassino.words import SOURCE, say_variant


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table with aligned columns; the first is text, the others are numbers.

    >>> print(markdown(["what", "a second"], [["plays", "12,000"]]))
    | what  | a second |
    |-------|---------:|
    | plays |   12,000 |
    """
    lines = [list(head), *map(list, rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(head))]
    rule = ["-" * (width + 1) + (":" if at else "-") for at, width in enumerate(widths)]
    written = [_row(line, widths) for line in lines]
    written.insert(1, f"|{'|'.join(rule)}|")
    return "\n".join(written)


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = (
        cell.rjust(width) if at else cell.ljust(width)
        for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return f"| {' | '.join([first, *others])} |"


def report_text(report: Report) -> str:
    """A report as Markdown: what was played, the pairings, the ratings, the time it took."""
    return "\n\n".join((*_parts(report),)) + "\n"


def _parts(report: Report) -> Iterator[str]:
    plan, pairings = report["contest"], report["pairings"]
    yield f"# {' – '.join(each['name'] for each in plan['entrants'])}"
    yield _about(plan)
    deals = [_deal_row(pairing) for pairing in pairings if pairing["deals"]]
    if deals:
        yield "## Deals"
        head = ("pairing", "boards", "points a deal", "95 %", "each", "deals won", "95 %")
        yield markdown(head, deals)
    tests = [_test_row(pairing) for pairing in pairings if pairing["test"]]
    if tests:
        yield "## Test"
        yield _about_test(pairings[0]["test"] or next(p["test"] for p in pairings if p["test"]))
        yield markdown(("pairing", "boards", "evidence", "verdict"), tests)
    matches = [_match_row(pairing) for pairing in pairings if pairing["matches"]]
    if matches:
        target = next(p["matches"]["target"] for p in pairings if p["matches"])
        yield f"## Matches to {target}"
        head = ("pairing", "matches", "won", "95 %", "points", "deals a match", "drawn")
        yield markdown(head, matches)
    yield from _ratings(report)
    yield from _faults(pairings)
    yield from _timing(report["timing"])


def _about(plan: Mapping[str, Any]) -> str:
    rules: Variant = variant(plan["variant"], **plan["options"])
    partners = ", partners" if plan["partners"] else ""
    lines = [
        f"{say_variant(SOURCE, rules)}, {plan['seats']} seats{partners}, seed `{plan['seed']}`."
    ]
    if plan["options"]:
        switches = "; ".join(f"`{name}={value}`" for name, value in plan["options"].items())
        lines.append(f"House rules: {switches}.")
    budgets = {each["name"]: _budget(each["budget"]) for each in plan["entrants"]}
    if len(set(budgets.values())) == 1:
        lines.append(f"Budget for a move: {next(iter(budgets.values()))}.")
    else:
        told = "; ".join(f"{name}: {budget}" for name, budget in budgets.items())
        lines.append(f"Budgets for a move: {told}.")
    return " ".join(lines)


def _budget(budget: Mapping[str, int | None]) -> str:
    limits = (f"{limit} {name}" for name, limit in budget.items() if limit is not None)
    return ", ".join(limits)


def _title(pairing: Mapping[str, Any]) -> str:
    return " – ".join(pairing["entrants"])


def _deal_row(pairing: Mapping[str, Any]) -> tuple[str, ...]:
    deals = pairing["deals"]
    first, second = deals["points"]
    return (
        _title(pairing),
        f"{deals['boards']:,}",
        f"{deals['lead']['mean']:+.2f}",
        _half(deals["lead"], 2),
        f"{first:.2f} – {second:.2f}",
        _percent(deals["won"]["mean"]),
        _range(deals["won"]),
    )


def _match_row(pairing: Mapping[str, Any]) -> tuple[str, ...]:
    matches = pairing["matches"]
    first, second = matches["points"]
    return (
        _title(pairing),
        f"{matches['matches']:,}",
        _percent(matches["won"]["mean"]),
        _range(matches["won"]),
        f"{first:.1f} – {second:.1f}",
        f"{matches['deals'] / matches['matches']:.1f}",
        f"{matches['drawn']}",
    )


def _about_test(test: Mapping[str, Any]) -> str:
    low, high = test["bounds"]
    return (
        f"Sequential test of {test['h0']:g} points a deal (H0) against {test['h1']:g} (H1),"
        f" errors {test['alpha']:g} and {test['beta']:g}:"
        f" H0 at {low:.2f} or less, H1 at {high:.2f} or more."
    )


def _test_row(pairing: Mapping[str, Any]) -> tuple[str, ...]:
    test, boards = pairing["test"], pairing["deals"]["boards"]
    return _title(pairing), f"{boards:,}", f"{test['evidence']:+.2f}", test["verdict"]


def _ratings(report: Report) -> Iterator[str]:
    if report["ratings"] is None:
        return
    unit = {"deal": "deals", "match": "matches"}[report["ratings"]["unit"]]
    yield f"## Ratings by {unit}"
    rows = [
        (each["entrant"], f"{each['rating']['mean']:+.0f}", _half(each["rating"], 0))
        for each in report["ratings"]["table"]
    ]
    yield markdown(("entrant", "Elo", "95 %"), rows)


def _faults(pairings: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    lines: list[str] = []
    for pairing in pairings:
        parts = ("entrants", "faults", "examples")
        for name, faults, examples in zip(*(pairing[part] for part in parts), strict=True):
            if faults:
                counted = ", ".join(f"`{code}` {count} times" for code, count in faults.items())
                end = " and forfeits" if name in pairing["forfeited"] else ""
                lines.append(f"- {_title(pairing)}: {name}: {counted}{end}.")
                lines += [f"  - `{code}`, once: {told}" for code, told in examples.items()]
    if lines:
        yield "## Faults"
        yield "\n".join(lines)


def _timing(timing: Mapping[str, Any]) -> Iterator[str]:
    yield "## Time"
    yield (
        f"{timing['seconds']:.1f} seconds for this run, {timing['worked']:.1f} of work in all,"
        f" {timing['deals']:,} deals. Milliseconds for one choice:"
    )
    rows = [
        (
            name,
            f"{told['choices']:,}",
            *(f"{told[key]:.2f}" for key in ("mean", "median", "p99", "longest")),
        )
        for name, told in timing["thinking"].items()
    ]
    yield markdown(("entrant", "choices", "mean", "median", "p99", "longest"), rows)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _half(estimate: Mapping[str, float | None], digits: int) -> str:
    low, high = estimate["low"], estimate["high"]
    return "?" if low is None or high is None else f"±{(high - low) / 2:.{digits}f}"


def _range(estimate: Mapping[str, float | None]) -> str:
    low, high = estimate["low"], estimate["high"]
    return "?" if low is None or high is None else f"{100 * low:.1f}–{100 * high:.1f}"
