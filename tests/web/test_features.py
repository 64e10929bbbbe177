"""One thing at a time: choosing, dragging, typing, hints, undo, refusals, settings, other pages."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.web.houses import House
from tests.web.people import DESKTOP, MOVES, Person, Sit, plays_first_move, plays_until
from tests.web.staging import crowd, stage

pytestmark = pytest.mark.browser


@pytest.fixture
def crowded(house: House, people: Sit) -> Person:
    """Returns somebody with a mouse whose turn it is at a table of thirteen things."""
    person = people(house, DESKTOP)
    stage(person.page, crowd)
    person.opens(mode="play")
    person.waits_for_turn()
    return person


BEST = ["Take 4♦+4♣", "Build 8: 4♦+4♣", "Take 5♠+3♣"]


def _labels(person: Person) -> list[str]:
    return [text.replace("\ufe0e", "") for text in person.page.locator(MOVES).all_inner_texts()]


def _lifted(person: Person) -> set[str | None]:
    cards = person.page.locator(".layout [data-can]").all()
    return {card.get_attribute("data-key") for card in cards}


def test_chosen_card_lifts_what_it_goes_with_and_shows_its_moves(crowded: Person) -> None:
    crowded.page.click(".held > [data-key='8c']")
    assert _lifted(crowded) == {"4d", "4c", "5s", "3c", "7c", "Ad"}
    assert _labels(crowded) == [*BEST, "Take 7♣+A♦", "Trail"]


@pytest.mark.parametrize(("wide", "shown", "left"), [(False, 2, 6), (True, 4, 4)])
def test_trailing_is_never_behind_the_button_for_more(
    house: House, people: Sit, wide: bool, shown: int, left: int
) -> None:
    def many(view: dict[str, Any]) -> None:
        crowd(view)
        take = view["moves"]["moves"][0]
        others = [take | {"move": f"{take['move']}+{n}", "label": f"Take {n}"} for n in "1234"]
        view["moves"]["moves"][3:3] = others

    person = people(house, DESKTOP if wide else None)
    stage(person.page, many)
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.click(".held > [data-key='8c']")
    assert _labels(person) == [*[*BEST, "Take 1"][:shown], "Trail"]
    more = person.page.locator(".action-more")
    expect(more).to_have_text(f"More ({left})")
    boxes = [each.bounding_box() for each in person.page.locator(".actions > .action").all()]
    assert len({box["y"] for box in boxes if box}) == (1 if wide else 2)
    more.click()
    assert _labels(person)[-1] == "Trail"
    assert person.actions.count() == shown + 1 + left


def test_chosen_table_cards_narrow_the_moves(crowded: Person) -> None:
    crowded.page.click(".held > [data-key='8c']")
    crowded.page.click(".loose[data-key='5s']")
    assert _labels(crowded) == ["Take 5♠+3♣"]
    assert {
        e.get_attribute("data-key") for e in crowded.page.locator(".layout [data-can]").all()
    } == {"3c"}


def test_table_cards_may_be_chosen_before_the_hand_card(crowded: Person) -> None:
    crowded.page.click(".loose[data-key='7c']")
    expect(crowded.page.locator(".held > [data-can]")).to_have_attribute("data-key", "8c")
    crowded.page.click(".loose[data-key='Ad']")
    assert _labels(crowded) == ["Take 7♣+A♦"]
    crowded.page.keyboard.press("Escape")
    assert crowded.shown()["chosen"] == []


def test_dragging_chooses_as_tapping_does(crowded: Person) -> None:
    crowded.page.drag_and_drop(".held > [data-key='8c']", ".loose[data-key='3c']")
    assert set(crowded.shown()["chosen"]) == {"8c", "3c"}
    assert _labels(crowded) == ["Take 5♠+3♣"]
    assert crowded.shown()["held"] == ["8c", "9d", "Js", "2h"]
    crowded.page.drag_and_drop(".loose[data-key='5s']", ".deal")
    assert set(crowded.shown()["chosen"]) == {"8c", "3c", "5s"}
    style = crowded.page.get_attribute(".loose[data-key='5s']", "style") or ""
    assert "--drag" not in style


def test_wrong_choice_says_why_with_its_rule(house: House, people: Sit) -> None:
    person = people(house, DESKTOP)
    person.opens(mode="play")
    person.waits_for_turn()
    for card in person.page.locator(".loose").all():
        card.click()
    person.hand.first.click()
    refusal = person.page.locator(".status[data-kind=refusal] .status-text")
    expect(refusal).to_contain_text(re.compile(r"\([A-Z]{1,2}\d+\)"))
    assert person.page.locator(MOVES).count() == 0
    assert len(person.shown()["held"]) == 4


def test_move_is_typed_and_nonsense_is_refused(house: House, people: Sit) -> None:
    person = people(house, DESKTOP, textMoves=True)
    person.opens(mode="play")
    person.waits_for_turn()
    card = person.shown()["held"][0]
    person.page.fill(".typed input", "nine of nothing")
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".status[data-kind=refusal]")).to_contain_text("Character 1:")
    person.page.fill(".typed input", card)
    person.page.click(".typed .action")
    expect(person.page.locator(".held > .card")).to_have_count(3)
    assert person.page.input_value(".typed input") == ""


def test_hint_points_at_cards_and_says_why(person: Person) -> None:
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.tap(".icon-button[aria-label=Hint]")
    hint = person.page.locator(".status[data-kind=hint] .status-text")
    expect(hint).to_contain_text(re.compile(r"^With "))
    assert person.page.locator(".held > [data-hinted]").count() == 1
    assert person.page.locator(".actions > [data-hinted]").count() == 1
    person.page.tap(".actions > [data-hinted]")
    expect(person.page.locator(".held > .card")).to_have_count(3)


def test_undo_against_a_computer_is_free_and_marks_the_match(person: Person) -> None:
    person.opens(mode="play", options={"target": 1})
    person.waits_for_turn()
    before = person.shown()
    assert person.page.is_disabled(".icon-button[aria-label=Undo]")
    plays_first_move(person)
    person.waits_for_turn()
    person.page.tap(".icon-button[aria-label=Undo]")
    expect(person.page.locator(".held > .card")).to_have_count(4)
    after = person.shown()
    assert (after["held"], sorted(after["loose"])) == (before["held"], sorted(before["loose"]))
    plays_until(person, "over")
    expect(person.page.locator(".count-decision")).to_contain_text("taken back")


def test_last_move_is_shown_again(house: House, people: Sit) -> None:
    person = people(house, speed="normal")
    person.opens(mode="play")
    person.waits_for_turn()
    assert person.page.locator(".actions >> text=Show the last move again").count() == 0
    plays_first_move(person)
    person.waits_for_turn()
    person.page.tap(".actions >> text=Show the last move again")
    expect(person.page.locator(".status-text")).to_contain_text("Computer")


def test_only_move_is_played_when_that_is_switched_on(house: House, people: Sit) -> None:
    person = people(house, onlyMove=True)

    def only(view: dict[str, object]) -> None:
        moves = view["moves"]
        if isinstance(moves, dict):
            trails = [move for move in moves["moves"] if move["kind"] == "trail"]
            moves |= {"moves": trails[:1], "more": False}

    stage(person.page, only)
    person.opens(mode="play")
    expect(person.page.locator(".held > .card")).to_have_count(3, timeout=40_000)


def test_sound_goes_off_by_one_tap_and_stays_off(house: House, people: Sit) -> None:
    person = people(house, sound=True)
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.tap(".table-menu .icon-button >> nth=0")
    expect(person.page.locator(".table-menu .icon-button").first).to_have_attribute(
        "aria-label", "Turn the sound on"
    )
    person.page.reload()
    person.sees_table()
    name = person.page.get_attribute(".table-menu .icon-button >> nth=0", "aria-label")
    assert name == "Turn the sound on"


def test_settings_change_the_table_at_once_and_before_the_first_paint(person: Person) -> None:
    person.goes("/settings")
    person.page.select_option("select[name=theme]", "dark")
    person.page.select_option("select[name=deck]", "two")
    person.page.uncheck("input[name=marks]")
    person.opens(mode="play")
    root = person.page.locator("html")
    assert root.get_attribute("data-theme") == "dark"
    assert root.get_attribute("data-deck") == "two-colour"
    assert root.get_attribute("data-marks") is None
    person.page.tap(".table-menu .icon-button:last-child")
    person.page.tap(".menu-item >> text=Settings")
    person.page.select_option(".panel-settings select[name=theme]", "light")
    assert root.get_attribute("data-theme") == "light"


def test_language_is_changed_and_kept(person: Person) -> None:
    person.goes("/settings")
    with person.page.expect_navigation():
        person.page.select_option("select[name=language]", "cs")
    assert person.page.get_attribute("html", "lang") == "cs"
    person.goes("/")
    assert person.page.get_attribute("html", "lang") == "cs"


def test_language_is_chosen_on_the_first_screen(person: Person) -> None:
    person.goes("/")
    with person.page.expect_navigation():
        person.page.tap(".pill[lang=da]")
    assert person.page.get_attribute("html", "lang") == "da"
    assert person.page.inner_text(".pill[aria-current]") == "Dansk"
    assert person.page.url == f"{person.url}/"


def test_first_screen_remembers_the_last_game(person: Person) -> None:
    person.goes("/")
    person.page.check("#game-royal")
    person.page.check("input[name=seats][value='3']", force=True)
    expect(person.page.locator(".play-note")).to_contain_text("Royal Cassino · Three")
    person.page.tap(".play-button")
    person.sees_table()
    assert person.page.locator(".seat").count() == 2
    person.goes("/")
    assert person.page.is_checked("#game-royal")
    assert person.page.is_checked("input[name=seats][value='3']")
    assert person.page.locator("a.button", has_text="Back to your match").count() == 1


def test_page_can_be_put_on_a_home_screen(person: Person) -> None:
    person.goes("/")
    control = person.context.new_cdp_session(person.page)
    found = control.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        answer = person.context.request.get(urljoin(found["url"], icon["src"]))
        assert answer.headers["content-type"] == icon["type"]


def test_house_rules_are_marked_where_they_differ_and_reach_the_table(person: Person) -> None:
    person.goes("/house/classic")
    assert person.page.locator(".setting[data-differs]").count() == 0
    person.page.fill("[name='option.target']", "7")
    person.page.dispatch_event("[name='option.target']", "change")
    person.page.select_option("[name='option.raise_own']", "no")
    assert person.page.locator(".setting[data-differs]").count() == 2
    person.page.tap("button[value=play]")
    person.sees_table()
    assert "of 7" in (person.page.get_attribute(".track", "aria-label") or "")
    person.page.tap(".table-menu .icon-button:last-child")
    href = person.page.locator(".menu-item", has_text="Rules of this table").get_attribute("href")
    assert href is not None
    person.goes(href)
    assert person.page.locator(".sheet [data-differs]").count() == 2


def test_house_rules_of_an_address_reach_the_table(person: Person) -> None:
    person.goes("/house/royal?target=5&raise_own=no")
    assert person.page.locator(".setting[data-differs]").count() == 2
    person.page.tap("button[value=play]")
    person.sees_table()
    assert "of 5" in (person.page.get_attribute(".track", "aria-label") or "")


def test_house_rules_are_set_back_by_one_button(person: Person) -> None:
    person.goes("/house/classic")
    person.page.select_option("[name='option.raise_own']", "no")
    person.page.tap("text=Back to Classic Cassino")
    assert person.page.locator(".setting[data-differs]").count() == 0
    assert person.page.input_value("[name='option.raise_own']") == "yes"


def test_learning_goes_step_by_step_beside_the_table(person: Person) -> None:
    person.goes("/")
    person.page.tap("button[value=learn]")
    person.sees_table()
    lesson = person.page.locator(".lesson-text")
    on, back = person.page.locator(".lesson .button-strong"), person.page.locator("text=From the")
    told: list[tuple[str, str, int]] = []
    for _ in range(12):
        cards = person.page.locator(".lesson-example .card").count()
        told.append((lesson.inner_text(), on.inner_text(), cards))
        on.tap()
    texts, labels, shown = zip(*told, strict=True)
    assert len(set(texts)) == 12
    assert labels == (*["Next"] * 11, "Done")
    assert min(shown) > 1
    expect(lesson).to_have_text("That is all. Have fun!")
    back.tap()
    expect(lesson).to_have_text(texts[0])
    for _ in range(12):
        on.tap()
    plays_first_move(person)
    person.page.tap(".lesson .button-strong")
    expect(person.page.locator(".lesson")).to_have_count(0)


def test_clock_runs_for_the_seat_to_move(person: Person) -> None:
    person.opens(mode="play", clock="move:30")
    person.waits_for_turn()
    clock = person.page.locator(".own-clock")
    expect(clock).to_have_text(re.compile(r"^0:[0-3]\d$"))
    begun = clock.inner_text()
    expect(clock).not_to_have_text(begun)
    assert clock.inner_text() < begun


def test_replay_steps_links_runs_and_is_saved(person: Person, tmp_path: Path) -> None:
    person.opens(mode="watch", options={"target": 3})
    person.waits_for("over")
    person.page.tap(".count-actions a[href^='/match/']")
    person.page.wait_for_selector(".replay-bar")
    place = person.page.locator(".replay-place")
    assert person.page.locator(".seat-hand").first.locator(".card").count() == 4
    person.page.tap("[aria-label=Next]")
    person.page.tap("[aria-label=Next]")
    assert place.input_value() == "2"
    assert person.page.url.endswith("#1.2")
    told = person.line()
    person.page.tap("[aria-label='To the end']")
    assert person.line() != told
    assert place.input_value() == place.get_attribute("max")
    person.page.goto(person.page.url.partition("#")[0] + "#1.2")
    expect(person.page.locator(".status-text")).to_have_text(told)
    person.page.tap("[aria-label=Run]")
    expect(place).to_have_value("3", timeout=40_000)
    person.page.tap("[aria-label=Stop]")
    with person.page.expect_download() as saving:
        person.page.tap("a[download]")
    saving.value.save_as(tmp_path / "match.cassino")
    record = (tmp_path / "match.cassino").read_text(encoding="utf-8")
    assert record.startswith('[Variant "classic"]')


def test_deal_is_checked_in_the_browser(person: Person) -> None:
    person.opens(mode="watch", options={"target": 3})
    person.waits_for("over")
    match = person.page.get_attribute(".count-actions a[href^='/match/']", "href")
    record = person.context.request.get(f"{person.url}{match}.cassino").text()
    posts: list[str] = []
    person.page.on("request", lambda sent: posts.append(sent.method))
    person.goes("/check")
    person.page.fill("#record", record)
    person.page.tap("form .button-strong")
    deals = record.count("[Deck ")
    finding = person.page.locator(".finding")
    expect(finding).to_have_count(deals)
    assert {each.get_attribute("data-good") for each in finding.all()} == {"yes"}
    assert finding.first.locator(".finding-deck .card").count() == 52
    deck = re.search(r'\[Deck "(..) (..)', record)
    assert deck is not None
    swapped = record.replace(f'[Deck "{deck[1]} {deck[2]}', f'[Deck "{deck[2]} {deck[1]}', 1)
    person.page.fill("#record", swapped)
    person.page.tap("form .button-strong")
    expect(finding.first).to_have_attribute("data-good", "no")
    assert "POST" not in posts


def test_proof_at_the_table_leads_to_the_check(person: Person) -> None:
    person.opens(mode="watch", options={"target": 3})
    person.waits_for("over")
    person.page.tap(".count-actions >> text=Proof of the shuffle")
    with person.page.expect_popup() as opened:
        person.page.locator(".fair-deal a").first.tap()
    expect(opened.value.locator(".finding")).to_have_attribute("data-good", "yes")


def test_own_salt_stirs_the_next_deal(person: Person) -> None:
    person.opens(mode="play", options={"target": 60})
    plays_until(person, "before-deal")
    person.page.tap(".count-actions >> text=Proof of the shuffle")
    person.page.fill(".fair-salt input", "rain")
    person.page.tap(".fair-salt .action")
    expect(person.page.locator(".panel-log .log-line").first).to_contain_text("You stir")
    person.page.keyboard.press("Escape")
    person.page.tap(".count-actions .button-strong")
    person.waits_for("playing")
