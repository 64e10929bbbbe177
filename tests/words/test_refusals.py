"""Every reason to refuse a move has a sentence in every language, made from real refusals."""

from __future__ import annotations

import random
import re

import pytest

from cassino.cards import CardSet
from cassino.rules import (
    PRESETS,
    Add,
    Capture,
    Move,
    NewBuild,
    Raise,
    Refusal,
    Trail,
    Turn,
    Why,
    deal,
    legal_moves,
    play,
    refusal,
    turn_of,
    variant,
)
from cassino.words import Language, card_sign, refusal_arguments, refusal_message, say_refusal
from tests.words.messages import messages
from tests.words.refused import REFUSED, Refused, every_refusal, named_cards

SIGNS = re.compile("(?:10|[A2-9JQK])[♣♦♥♠]")


@pytest.mark.parametrize("refused", REFUSED, ids=lambda each: each.why.value)
def test_the_position_gives_the_reason(refused: Refused) -> None:
    found = refused.refusal()
    assert found is not None
    assert found.why is refused.why


def test_every_reason_is_there() -> None:
    assert {found.why for found in every_refusal()} == set(Why)


@pytest.mark.parametrize("language", Language)
def test_every_reason_has_a_message_with_the_variables_it_brings(language: Language) -> None:
    known = messages(language)
    for found in every_refusal():
        message = known[refusal_message(found.why)]
        assert message.topic == "refusals"
        assert message.variables <= set(refusal_arguments(found.arguments)), found.code


def test_no_message_is_left_without_a_reason() -> None:
    wanted = {refusal_message(why) for why in Why} | {"refusal-rule"}
    assert {k for k, m in messages(Language.EN).items() if m.topic == "refusals"} == wanted


@pytest.mark.parametrize("language", Language)
def test_sentences_name_the_cards_at_hand(language: Language) -> None:
    for found in every_refusal():
        shown = set(SIGNS.findall(say_refusal(language, found)))
        if found.why is Why.NO_POWER:
            shown.discard("5♠")
        assert shown <= {card_sign(card) for card in named_cards(found)}, found.code


@pytest.mark.parametrize("language", Language)
def test_different_reasons_are_told_apart(language: Language) -> None:
    sentences: dict[str, Why] = {}
    for why, found in {each.why: each for each in every_refusal()}.items():
        assert sentences.setdefault(say_refusal(language, found), why) is why
    assert len(sentences) == len(Why)


@pytest.mark.parametrize("preset", PRESETS)
def test_any_wrong_move_is_refused_in_words(preset: str) -> None:
    chance = random.Random(preset)  # noqa: S311
    position = deal(variant(preset), seed=preset)
    refused = 0
    for _ in range(14):
        turn = turn_of(position)
        for move in (_any_move(turn, chance) for _ in range(12)):
            found: Refusal | None = refusal(position, move)
            if found is not None:
                refused += 1
                for language in Language:
                    assert "{" not in say_refusal(language, found)
        position, _ = play(position, chance.choice(list(legal_moves(position))))
    assert refused > 40


def _any_move(turn: Turn, chance: random.Random) -> Move:
    """A move of any kind with cards of hand and table, hardly ever a legal one."""
    card = chance.choice(turn.hand.high_to_low())
    some = CardSet.from_cards(each for each in turn.loose if chance.random() < 0.4)
    value = chance.randint(1, 16)
    build = turn.builds[0].cards if turn.builds else some
    moves: list[Move] = [
        Trail(card),
        Capture(card, some),
        Capture(card, some | build),
        NewBuild(card, some, value),
        Raise(card, build, some, value),
        Add(card, build, some, value),
    ]
    return chance.choice(moves)
