"""Every reason to refuse what a person does, as the table's page shows it in each language."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from cassino.server.protocol.frames import Refusal
from cassino.server.saying import error_frame, rules_frame
from cassino.table import TableWhy
from cassino.words import Language
from tests.web.houses import House
from tests.web.people import Sit
from tests.words.refused import every_refusal

pytestmark = pytest.mark.browser


def _refusals(language: Language) -> list[Refusal]:
    """What the rules refuse, each for its reason, and what the table refuses."""
    of_rules = {each.why: each for each in every_refusal()}
    return [
        *(rules_frame(language, None, 0, refused) for refused in of_rules.values()),
        *(error_frame(language, None, 0, why.value) for why in TableWhy),
    ]


def _answer_plays(page: Page, answers: Iterable[Refusal]) -> None:
    """Lets each move be refused for the next of the reasons."""
    left: Iterator[Refusal] = iter(answers)

    def carry(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def up(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["command"]["type"] == "play":
                answer: dict[str, Any] = msgspec.to_builtins(next(left))
                near.send(json.dumps({**answer, "id": frame["id"]}))
            else:
                far.send(text)

        near.on_message(up)
        far.on_message(near.send)

    page.route_web_socket("**/socket", carry)


def _shown(refused: Refusal) -> str:
    """The sentence with its rule; suit signs are kept from turning into emoji."""
    text = f"{refused.sentence} ({refused.rule})" if refused.rule else refused.sentence
    return "".join(f"{sign}\ufe0e" if sign in "♠♥♦♣" else sign for sign in text)


@pytest.mark.parametrize("language", list(Language))
def test_every_refusal_shows_its_reason_in_the_language_of_the_reader(
    house: House, people: Sit, language: Language
) -> None:
    refusals = _refusals(language)
    person = people(house, {"locale": language.value}, textMoves=True)
    _answer_plays(person.page, refusals)
    person.opens(mode="play")
    person.waits_for_turn()
    field = person.page.locator(".typed input")
    reason = person.page.locator(".status[data-kind=refusal] .status-text")
    for refused in refusals:
        field.fill("8s")
        field.press("Enter")
        expect(reason).to_have_text(_shown(refused))
    assert len(person.shown()["held"]) == 4
