"""What people meet who don't see, don't point, or look through strong filters."""

import pytest
from playwright.sync_api import expect

from tests.web.houses import House
from tests.web.people import DESKTOP, Person, Sit, plays_first_move, plays_until
from tests.web.staging import crowd, stage

pytestmark = pytest.mark.browser


def test_cards_builds_and_seats_say_what_they_are(house: House, people: Sit) -> None:
    person = people(house)
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    expect(person.page.locator("main.table")).to_match_aria_snapshot(
        """
        - heading "Score" [level=2]
        - list "Score":
          - 'listitem "You: 0 of 21"'
          - 'listitem "Computer 1: 0 of 21"'
          - 'listitem "Computer 2: 0 of 21"'
          - 'listitem "Computer 3: 0 of 21"'
        - heading "Other players" [level=2]
        - list "Other players":
          - listitem /Computer 1.*4 cards in hand, no cards taken/
          - listitem /Computer 2/
          - listitem /Computer 3.*dealer/
        - heading "Table" [level=2]
        - region "Table":
          - button /Build of 9 . 9 yours/
          - button /Build of 10 . 10 ×2 Mwanaisha/
          - button "four of diamonds"
          - button "seven of clubs"
          - button "king of spades"
          - button "two of spades, one point"
        - status: "Your turn: choose a card."
        - heading "Your hand" [level=2]
        - region "Your hand":
          - button "eight of clubs"
          - button "nine of diamonds"
          - button "jack of spades"
          - button "two of hearts"
        - heading "What you can do" [level=2]
        """
    )


def test_first_screen_says_what_it_offers(person: Person) -> None:
    person.goes("/")
    expect(person.page.locator("body")).to_match_aria_snapshot(
        """
        - banner:
          - heading "Cassino" [level=1]
          - paragraph
          - button "Play"
          - paragraph: Classic Cassino · Two · Easy
        - main:
          - group "Games":
            - radio /Classic Cassino/ [checked]
            - 'link "Rules: Classic Cassino"'
            - radio /Royal Cassino/
            - radio /Danish Kasino/
            - radio /Dominican Royal Cassino/
          - group "Players":
            - radio "Two" [checked]
            - radio "Three"
            - radio "Four"
            - radio "Two and two"
          - group "Level":
            - radio "Easy" [checked]
          - textbox "Your name"
          - button /With friends/
          - button /Pass the phone/
          - button /Learn/
          - button /Watch two computers/
          - link /Your matches/
          - link "House rules Set every rule of the table as you know it."
          - group "Language":
            - button "English"
            - button "Čeština"
            - button "Dansk"
            - button "日本語"
            - button "Kiswahili"
          - link "Settings"
        """
    )


def test_lobby_says_who_sits_where_and_what_to_send(person: Person) -> None:
    person.opens(mode="friends", seats=4, partners="yes", name="Nia")
    person.page.wait_for_selector(".share-link")
    expect(person.page.locator("main.table")).to_match_aria_snapshot(
        """
        - heading "Classic Cassino" [level=1]
        - button "Turn the sound on"
        - button "Menu"
        - log "Log"
        - heading "Classic Cassino" [level=2]
        - paragraph: Send a link; computers fill the empty seats.
        - img "Code to scan with a phone"
        - textbox "Link for your friends"
        - button "Copy link"
        - paragraph: /Only this device can open this address/
        - heading "Players" [level=3]
        - list:
          - listitem: Nia
          - listitem:
            - text: Free
            - 'button "Computer: Seat 2"'
          - listitem:
            - text: Free partner
            - 'button "Computer: Seat 3"'
          - listitem:
            - text: Free
            - 'button "Computer: Seat 4"'
        - link "Rules of this table"
        - button "Begin"
        """
    )
    assert person.page.get_by_role("heading", name="Other players").count() == 0


def test_count_is_a_table_with_a_row_for_each_thing_that_scores(person: Person) -> None:
    person.opens(mode="play", options={"target": 30})
    plays_until(person, "before-deal")
    expect(person.page.locator(".count-sheet")).to_match_aria_snapshot(
        """
        - table "Deal 1":
          - rowgroup:
            - row:
              - columnheader "Deal 1"
              - columnheader "You"
              - columnheader "Computer"
          - rowgroup:
            - row:
              - rowheader "Most cards"
            - row:
              - rowheader "Most spades"
            - row:
              - rowheader "Big Cassino ten of diamonds, two points"
            - row:
              - rowheader "Little Cassino two of spades, one point"
            - row:
              - rowheader "Ace of spades ace of spades, one point"
            - row:
              - rowheader "Ace of clubs ace of clubs, one point"
            - row:
              - rowheader "Ace of hearts ace of hearts, one point"
            - row:
              - rowheader "Ace of diamonds ace of diamonds, one point"
          - rowgroup:
            - row:
              - rowheader "Score"
        - status: Nobody has won yet, so another deal follows.
        - button "Proof of the shuffle"
        - button "Next deal"
        """
    )
    points = person.page.locator("tr[data-key] .count-points").all_text_contents()
    assert len(points) >= 6
    assert all(text.startswith("+") for text in points)


def test_choice_is_told_by_pressed_buttons_and_the_status(house: House, people: Sit) -> None:
    person = people(house)
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    card = person.page.get_by_role("button", name="eight of clubs")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    person.page.get_by_role("button", name="four of diamonds").tap()
    person.page.get_by_role("button", name="four of clubs").tap()
    expect(person.page.locator(".layout [aria-pressed=true]")).to_have_count(2)
    expect(person.actions.first).to_have_text("Take 4♦\ufe0e+4♣\ufe0e")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[aria-pressed=true]")).to_have_count(0)


def test_moves_are_read_out_and_focus_stays_at_the_table(house: House, people: Sit) -> None:
    person = people(house, DESKTOP)
    person.opens(mode="play")
    person.waits_for_turn()
    heard = person.page.locator("[role=log] p")
    before = heard.count()
    person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".actions > [data-kind]")
    person.page.keyboard.press("1")
    expect(person.page.locator(".held > .card")).to_have_count(3)
    expect(heard).not_to_have_count(before)
    assert "card" in person.focus()
    person.waits_for_turn()
    assert "card" in person.focus()


def test_panels_take_the_focus_and_give_it_back(house: House, people: Sit) -> None:
    person = people(house, DESKTOP)
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.keyboard.press("ArrowDown")
    at = person.focus()
    person.page.keyboard.press("?")
    assert "panel-keys" in person.focus()
    person.page.keyboard.press("Escape")
    assert person.focus() == at
    person.page.keyboard.press("m")
    assert person.focus() == "felt-field"
    person.page.keyboard.press("Escape")
    assert "card" in person.focus()


def test_forced_colours_keep_cards_and_choices_visible(house: House, people: Sit) -> None:
    person = people(house, {"forced_colors": "active", "color_scheme": "dark"})
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    person.hand.first.tap()
    style = person.page.evaluate(
        """() => {
          const card = document.querySelector(".held > [aria-pressed=true]");
          const look = getComputedStyle(card);
          return [look.forcedColorAdjust, look.outlineStyle, look.backgroundColor,
                  getComputedStyle(document.querySelector(".action")).borderStyle];
        }"""
    )
    assert style == ["none", "solid", "rgb(245, 241, 230)", "solid"]
    chosen = person.page.locator(".held > [aria-pressed=true]").screenshot()
    person.hand.first.tap()
    assert person.page.locator(".held > .card").first.screenshot() != chosen


def test_reduced_motion_moves_nothing_across_the_table(house: House, people: Sit) -> None:
    person = people(house, {"reduced_motion": "reduce"}, speed="normal")
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            window.moved.push([Object.keys(frames[0]).join(), timing.duration]);
            return animate.call(this, frames, timing);
          };
        }"""
    )
    plays_first_move(person)
    person.waits_for_turn()
    moved = person.page.evaluate("window.moved")
    assert all(kind == "opacity" and time <= 150 for kind, time in moved)


def test_motion_glides_when_it_is_wanted(house: House, people: Sit) -> None:
    person = people(house, {"reduced_motion": "no-preference"}, speed="normal")
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.evaluate(
        """() => {
          window.moved = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            window.moved.push(timing.duration);
            return animate.call(this, frames, timing);
          };
        }"""
    )
    plays_first_move(person)
    person.waits_for_turn()
    moved = person.page.evaluate("window.moved")
    assert moved
    assert all(time >= 250 for time in moved)
