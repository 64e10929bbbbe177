"""Analyses for the command line: run on processes, told as Markdown or JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from cassino.cli.compiling import compile_ahead
from cassino.cli.progress import progress
from cassino.cli.workers import ending_quietly, working
from cassino.notation import Record
from cassino.search.analysis import put_together, questions_of
from cassino.search.analysis_documents import document_of
from cassino.search.analysis_editions import Thoroughness
from cassino.search.analysis_records import Analysis, Basis, Grade, StepFound
from cassino.search.analysis_running import kept_answers, run_questions


def run_analysis(
    record: Record, thorough: Thoroughness, workers: int | None, resume: Path | None
) -> Analysis:
    """Analyse a record on processes of this machine, showing how far it has got.

    Raises:
        ValueError: coded, when the record isn't right or the answers can't be kept.
    """
    questions = questions_of(record)
    with ending_quietly(resume), kept_answers(resume, record, thorough) as (answers, keep):
        if len(answers) < len(questions):
            compile_ahead()
        with working(workers) as crew, progress("plays") as tell:
            run_questions(questions, thorough, crew.executor, crew.width, answers, keep, tell)
        return put_together(record, answers, thorough)


def as_json(analysis: Analysis) -> str:
    """An analysis as JSON."""
    return json.dumps(document_of(analysis), ensure_ascii=False, indent=1) + "\n"


def as_markdown(record: Record, analysis: Analysis) -> str:
    """An analysis as text that reads well by itself."""
    return "\n".join([*_head(record, analysis), *_turns(record, analysis), *_losses(analysis), ""])


def _head(record: Record, analysis: Analysis) -> Iterator[str]:
    yield "# Analysis"
    yield ""
    yield "| player | accuracy | plays with a choice | points lost | slips | mistakes | blunders |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    for seat, player in enumerate(analysis.players):
        accuracy = "–" if player.accuracy is None else f"{player.accuracy:.1f}"
        counts = f"{player.slips} | {player.mistakes} | {player.blunders}"
        lost = f"{player.choices} | {player.loss:.1f}"
        yield f"| {_name(record, seat)} | {accuracy} | {lost} | {counts} |"
    yield ""
    yield (
        "Accuracy: 100 for a play that loses nothing, halved for every point of loss; the mean over"
        " all plays with a choice. A play is judged by what its seat could see: exactly in the last"
        f" hand of two seats, else in {analysis.worlds} worlds, with a standard error. Losses"
        " below twice that, or below 0.15, count as none."
    )


def _name(record: Record, seat: int) -> str:
    return (record.names[seat] if record.names else "") or f"seat {seat}"


def _turns(record: Record, analysis: Analysis) -> Iterator[str]:
    if not analysis.turning_points:
        return
    yield ""
    yield "## Turning points"
    yield ""
    for turn in analysis.turning_points:
        step = analysis.steps[turn.step]
        seats = [seat for seat in range(record.seats) if _side(record, seat) == turn.side]
        side = " + ".join(_name(record, seat) for seat in seats)
        chance = step.chances[turn.side]
        cause = "cards dealt" if turn.dealt or step.play is None else step.play.played.text
        where = f"deal {step.deal}, move {step.number}"
        yield f"- {where} ({cause}): {side} {chance - turn.swing:.0%} → {chance:.0%}"


def _side(record: Record, seat: int) -> int:
    return seat % 2 if record.partners else seat


def _losses(analysis: Analysis) -> Iterator[str]:
    costly = [step for step in analysis.steps if step.play and step.play.grade is not Grade.BEST]
    if not costly:
        return
    yield ""
    yield "## What could have been better"
    yield ""
    yield "| deal | move | seat | played | better | loss | | win chance after |"
    yield "|---:|---:|---:|---|---|---:|---|---|"
    yield from map(_loss, costly)


def _loss(step: StepFound) -> str:
    play = step.play
    assert play is not None
    exact = play.basis is Basis.EXACT
    loss = f"{play.loss:g}, exact" if exact else f"{play.loss:.2f} ± {play.error:.2f}"
    chances = " / ".join(f"{chance:.0%}" for chance in step.chances)
    texts = [choice.text.replace("|", "\\|") for choice in (play.played, play.best)]
    moves = f"`{texts[0]}` | `{texts[1]}`"
    place = f"{step.deal} | {step.number} | {step.seat}"
    return f"| {place} | {moves} | {loss} | {play.grade.value} | {chances} |"
