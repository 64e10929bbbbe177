"""Records of matches: written, read, played again, and refused where they are wrong."""

from dataclasses import replace

import pytest

from cassino.cards import CARDS
from cassino.notation import (
    Record,
    RecordedDeal,
    RecordedMove,
    RecordError,
    Tag,
    format_record,
    parse_options,
    parse_record,
    record_move,
    replay,
)
from cassino.rules import InvalidOption, Match, legal_moves, shuffled_deck, variant

HEAD = '[Variant "royal"]\n[Options "target=1"]\n[Seats "2"]\n'
NAMES = ("South", 'the "other" \\ one')


def played(preset: str = "royal", **options: object) -> Record:
    """A whole match with short deals' worth of remarks, each move the first of the list."""
    rules = variant(preset, **options)
    match = Match.start(rules)
    deals: list[RecordedDeal] = []
    while match.winner is None:
        deck, dealer = shuffled_deck(f"records/{match.deal_number}"), match.dealer
        match, _ = match.deal(deck)
        moves: list[RecordedMove] = []
        while match.position is not None:
            move = next(legal_moves(match.position))
            remarks = ("first", "[no tag]") if not moves else ()
            moves.append(record_move(match.position, move, *remarks))
            match, _ = match.play(move)
        points = tuple(side.total for side in match.finished[-1].score.sides)
        tags: tuple[Tag, ...] = () if deals else (("Seed", ("records",)),)
        deals.append(RecordedDeal(deck, dealer, tuple(moves), tags, ("go",), points))
    places: tuple[Tag, ...] = (("Place", ("home",)), ("Empty", ()))
    return Record(rules, 2, False, NAMES, "2026-11-29", tuple(deals), match.scores, places)


WHOLE = played(target=11)
TEXT = format_record(WHOLE)


def wrong(text: str) -> RecordError:
    """What is wrong with a record when it is read, or else when it is played."""
    with pytest.raises(RecordError) as refused:
        list(replay(parse_record(text)))
    assert "\n" not in str(refused.value)
    return refused.value


def test_a_record_comes_back_to_the_byte() -> None:
    assert parse_record(TEXT) == WHOLE
    assert format_record(parse_record(TEXT)) == TEXT
    assert WHOLE.tag("Place") == "home"
    assert WHOLE.tag("Empty") is None
    assert WHOLE.deals[0].tag("Seed") == "records"
    assert WHOLE.deals[0].tag("Commitment") is None


def test_what_a_record_looks_like() -> None:
    lines = TEXT.splitlines()
    assert lines[:8] == [
        '[Variant "royal"]',
        '[Options "target=11"]',
        '[Seats "2"]',
        '[Names "South" "the \\"other\\" \\\\ one"]',
        '[Date "2026-11-29"]',
        '[Place "home"]',
        "[Empty]",
        '[Seed "records"]',
    ]
    assert lines[8].startswith('[Deck "')
    assert lines[9:12] == ['[Dealer "0"]', "", "{go}"]
    assert lines[12].startswith("1. ")
    assert "{first} {[no tag]}   " in lines[12]
    assert lines[-1].startswith('[Result "')


def test_line_ends_marks_and_spaces_are_free() -> None:
    assert parse_record("\ufeff" + TEXT.replace("\n", "\r\n")) == WHOLE
    loose = TEXT.replace("   ", "\n\n  ").replace('" "', '"\t"')
    assert parse_record(loose) == WHOLE


def test_a_replay_steps_through_every_deal_and_move() -> None:
    steps = list(replay(parse_record(TEXT)))
    assert sum(step.move is None for step in steps) == len(WHOLE.deals)
    assert sum(step.move is not None for step in steps) == 48 * len(WHOLE.deals)
    assert steps[-1].match.winner is not None
    assert steps[-1].match.scores == WHOLE.result
    assert [step.text for step in steps if step.deal == 1][1:] == [
        move.text for move in WHOLE.deals[0].moves
    ]


def test_a_match_in_progress_has_no_result() -> None:
    first = WHOLE.deals[0]
    begun = replace(first, moves=first.moves[:5], points=None)
    record = replace(WHOLE, deals=(begun,), result=None)
    text = format_record(record)
    assert '[Result "*"]' in text
    assert parse_record(text) == record
    assert len(list(replay(record))) == 6
    nothing = replace(WHOLE, deals=(), result=None, names=(), date=None, tags=())
    assert list(replay(parse_record(format_record(nothing)))) == []


@pytest.mark.parametrize(
    ("preset", "partners", "line"),
    [
        ("classic", True, '[Partners "yes"]'),
        ("dominican", True, '[Partners "yes"]'),
        ("dominican", False, '[Partners "no"]'),
        ("classic", False, None),
    ],
)
def test_partners_are_written_where_there_may_be_a_doubt(
    preset: str, partners: bool, line: str | None
) -> None:
    record = Record(variant(preset), 4, partners, (), None, (), None)
    text = format_record(record)
    assert (line in text.splitlines()) if line else ("Partners" not in text)
    assert parse_record(text) == record


def test_other_words_for_a_move_are_kept_and_mean_the_same() -> None:
    first = WHOLE.deals[0].moves[0].text
    spelt = TEXT.replace(f"1. {first}", f"1. {first.replace(' ', '').upper()}", 1)
    read = parse_record(spelt)
    assert read.deals[0].moves[0].text != first
    assert list(replay(read))[1].text == first


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "the record stops without a result"),
        ("Variant classic", 1, 'expected a tag such as [Seats "2"]'),
        ('[Variant "classic]', 1, "expected a tag"),
        ('[Result "*"]', 1, "the record names no variant"),
        ('[Variant "bridge"]\n[Result "*"]', 1, "unknown variant 'bridge'"),
        ('[Variant "royal" "x"]\n[Result "*"]', 1, "Variant takes one text, not 2"),
        ('[Variant]\n[Result "*"]', 1, "Variant takes one text, not 0"),
        (f'{HEAD}[Seats "3"]', 4, "Seats stands twice or too late"),
        ('[Variant "royal"]\n[Options "target"]\n[Result "*"]', 2, "options can't be 'target'"),
        ('[Variant "royal"]\n[Options "cheat=1"]\n[Result "*"]', 2, "unknown switch 'cheat'"),
        ('[Variant "royal"]\n[Options "preset=x"]\n[Result "*"]', 2, "unknown switch 'preset'"),
        ('[Variant "royal"]\n[Seats "5"]\n[Result "*"]', 2, "Seats can't be 5: expected 2 to 4"),
        ('[Variant "royal"]\n[Seats "２"]\n[Result "*"]', 2, "Seats can't be '２'"),
        ('[Variant "royal"]\n[Partners "ja"]\n[Result "*"]', 2, "Partners can't be 'ja'"),
        ('[Variant "royal"]\n[Partners "yes"]\n[Result "*"]', 3, "partners need 4 seats"),
        (f'{HEAD}[Names "A"]\n[Result "*"]', 4, "2 seats, but 1 names"),
        (f'{HEAD}[Date "a" "b"]\n[Result "*"]', 4, "Date takes one text, not 2"),
        (f'{HEAD}[Date "2026-99-99"]\n[Result "*"]', 4, "Date can't be '2026-99-99'"),
        (f'{HEAD}[Date "20261129"]\n[Result "*"]', 4, "expected a day such as 2026-11-29"),
        (f'{HEAD}[Names "\x1b[31mred" "B"]', 4, "a character that can't be shown, U+001B"),
        (f'{HEAD}[Result "*"]\n{{\x07}}', 5, "a character that can't be shown, U+0007"),
        (f'{HEAD}[Result "3-2-1"]', 4, "'3-2-1' is no result of 2 sides"),
        (f'{HEAD}[Result "none"]', 4, "'none' is no result of 2 sides"),
        (f'{HEAD}[Result "*"]\n[Result "*"]', 5, "nothing can follow the result"),
        (f'{HEAD}[Result "*"]\nmore', 5, "expected a tag"),
        (f'{HEAD}[Dealer "0"]\n[Result "*"]', 4, "Dealer without a Deck"),
        (f'{HEAD}[Deck "Xx"]\n[Dealer "0"]', 5, "'Xx' is no card of the deck"),
        (f'{HEAD}[Deck ""]\n[Deck ""]', 5, "Deck stands twice"),
        (f'{HEAD}[Deck ""]\n[Result "*"]', 5, "Deck without a deal"),
        (f'{HEAD}[Deck ""]\n[Names "A" "B"]', 5, "Names stands twice or too late"),
        (f'{HEAD}[Deck ""]\n[Dealer "4"]', 5, "Dealer can't be 4: expected 0 to 3"),
        (f'{HEAD}[Deck ""]\n[Dealer "2"]\n[Result "*"]', 5, "there is no seat 2 to deal"),
        (f'{HEAD}[Deck ""]\n[Dealer "0"]\n{{open', 6, "a comment that doesn't end"),
        (f'{HEAD}[Deck ""]\n[Dealer "0"]\n{{deal 1-2}} 8s', 6, "a move after the points"),
        (f'{HEAD}[Deck ""]\n[Dealer "0"]\n8s x', 6, "column 5: expected a card or ["),
        (f'{HEAD}[Deck ""]\n[Dealer "0"]\n{"8s " * 53}', 6, "no more than 52 moves"),
        (f'{HEAD}[Deck ""]\n[Dealer "0"]\n8s x {"5c+" * 400}', 6, "expected"),
        (f'{HEAD}[Deck "As"]\n[Dealer "0"]\n[Result "*"]', 5, "every one of the 52 cards once"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, line: int, reason: str) -> None:
    refused = wrong(text)
    assert reason in str(refused)
    assert refused.line == line


def changed(before: str, after: str) -> str:
    assert TEXT.count(before) >= 1
    return TEXT.replace(before, after, 1)


def test_the_first_move_that_is_not_legal_is_named() -> None:
    third = WHOLE.deals[0].moves[2].text
    line = next(at for at, text in enumerate(TEXT.splitlines(), 1) if text.startswith("2. "))
    refused = wrong(changed(f"2. {third}", "2. Kd x 2c"))
    assert (refused.deal, refused.move, refused.text) == (1, 3, "Kd x 2c")
    assert refused.reason == "card/not-in-hand (CL11)"
    assert refused.line == line
    assert str(refused) == f"line {line}, deal 1, move 3: 'Kd x 2c': card/not-in-hand (CL11)"


def test_points_and_results_are_checked() -> None:
    points = "-".join(map(str, WHOLE.deals[0].points or ()))
    refused = wrong(changed(f"{{deal {points}}}", "{deal 9-9}"))
    assert f"the deal was worth {points}, not 9-9" in str(refused)
    result = "-".join(map(str, WHOLE.result or ()))
    refused = wrong(changed(f'[Result "{result}"]', '[Result "99-1"]'))
    assert f"the result is {result}, not 99-1" in str(refused)


def test_a_deal_is_whole_and_the_last_one_decides() -> None:
    first, *_ = WHOLE.deals
    early = replace(WHOLE, deals=(replace(first, moves=first.moves[:5], points=None),))
    assert "the deal isn't over, but nothing follows" in str(wrong(format_record(early)))
    noted = replace(early, deals=(replace(first, moves=first.moves[:5]),), result=None)
    assert "the deal isn't over" in str(wrong(format_record(noted)))
    more = replace(WHOLE, deals=(replace(first, moves=(*first.moves, first.moves[0])),))
    assert "the deal was over before this move" in str(wrong(format_record(more)))
    long = replace(WHOLE, variant=variant("royal", target=500), deals=(first,))
    assert "the match isn't over, but has a result" in str(wrong(format_record(long)))


def test_deals_follow_each_other_as_they_must() -> None:
    again = replace(WHOLE, deals=(*WHOLE.deals, replace(WHOLE.deals[-1], dealer=0)))
    assert "the match was won before this deal" in str(wrong(format_record(again)))
    first = WHOLE.deals[0]
    long = replace(WHOLE, variant=variant("royal", target=500), result=None, deals=(first, first))
    assert "seat 1 deals, not 0" in str(wrong(format_record(long)))
    twice = replace(first, deck=(*CARDS[:51], CARDS[0]))
    assert "every one of the 52 cards" in str(wrong(format_record(replace(WHOLE, deals=(twice,)))))


def test_options_are_read_as_they_are_written() -> None:
    assert parse_options("") == {}
    assert parse_options(" a = 1 ;; b=x=y; ") == {"a": "1", "b": "x=y"}
    with pytest.raises(InvalidOption, match="name=value"):
        parse_options("target")


@pytest.mark.parametrize(
    "options",
    [
        {"raise_own": False, "max_own_builds": 2, "high_cards": "A14 Td16"},
        {"sweeps_blocked_from": 3, "residue": "nobody", "objective": "fewest"},
    ],
)
def test_house_rules_come_back(options: dict[str, object]) -> None:
    record = Record(variant("danish", **options), 3, False, (), None, (), None)
    assert parse_record(format_record(record)) == record
    cleared = Record(variant("danish", max_own_builds=None), 2, False, (), None, (), None)
    assert parse_record(format_record(cleared)) == cleared
