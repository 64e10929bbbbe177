"""People at one table: partners, watchers, one phone for all, talk, questions, seats taken over."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.houses import House
from tests.web.people import DESKTOP, Person, Sit, plays_first_move, plays_until
from tests.web.staging import stage

pytestmark = pytest.mark.browser


def _sits_down(person: Person, link: str, name: str) -> None:
    """Goes through the door."""
    person.page.goto(link)
    person.page.fill("#name", name)
    person.page.tap("form .button-strong")
    person.sees_table()


def _links(person: Person) -> dict[str, str]:
    answer = person.context.request.get(f"{person.page.url}/links")
    found: dict[str, str] = answer.json()
    return found


def _four_partners(house: House, people: Sit) -> list[Person]:
    """Four people who have sat down; the first is the host and has begun."""
    host, *guests = [people(house) for _ in range(4)]
    host.opens(mode="friends", seats=4, partners="yes", name="Nia", options={"target": 3})
    link = _links(host)["join"]
    for guest, name in zip(guests, ("Petr", "Kaito", "Asha"), strict=True):
        _sits_down(guest, link, name)
    expect(host.page.locator(".lobby .person-name")).to_have_text(["Nia", "Petr", "Kaito", "Asha"])
    host.page.tap(".lobby .button-strong")
    for guest in guests:
        guest.page.tap(".actions > [data-kind=take]")
    for each in (host, *guests):
        each.waits_for("playing")
    return [host, *guests]


def test_partners_play_a_deal_from_four_browsers(house: House, people: Sit) -> None:
    seats = _four_partners(house, people)
    assert [len(each.shown()["held"]) for each in seats] == [4, 4, 4, 4]
    assert len({card for each in seats for card in each.shown()["held"]}) == 16
    assert seats[0].page.locator(".seat-note", has_text="partner").count() == 1
    for turn in range(12 * 4):
        mover = seats[(turn + 1) % 4]
        plays_first_move(mover)
    for each in seats:
        each.page.wait_for_selector(".count-sheet:not([hidden])")
    totals = [each.page.locator(".count-sum").all_inner_texts() for each in seats]
    assert totals == [totals[0]] * 4
    assert len(totals[0]) == 2


def test_watcher_sees_the_table_and_no_hand(house: House, people: Sit) -> None:
    player, watcher = people(house), people(house, DESKTOP)
    player.opens(mode="play")
    player.waits_for_turn()
    watcher.page.goto(_links(player)["watch"])
    watcher.sees_table()
    assert watcher.page.locator(".held > .card").count() == 0
    assert watcher.page.locator(".seat").count() == 2
    assert set(watcher.shown()["loose"]) == set(player.shown()["loose"])
    hand = player.shown()["held"]
    plays_first_move(player)
    expect(watcher.page.locator(".panel-log .log-line")).not_to_have_count(1)
    left = set(hand) & set(player.shown()["held"])
    frames = watcher.page.content()
    assert not [card for card in left if f'data-key="{card}"' in frames]


def test_watching_two_computers_can_be_paused(house: House, people: Sit) -> None:
    watcher = people(house, DESKTOP)
    slow = people(house, DESKTOP, speed="slow")
    for each in (watcher, slow):
        each.opens(mode="watch", options={"target": 3})
    watcher.waits_for("over")
    slow.page.click("text=Pause")
    lines = slow.page.locator(".panel-log .log-line").count()
    slow.page.wait_for_timeout(2600)
    assert slow.page.locator(".panel-log .log-line").count() == lines
    slow.page.click("text=Go on")
    expect(slow.page.locator(".panel-log .log-line")).not_to_have_count(lines)


def test_hands_are_hidden_while_the_phone_is_passed(person: Person) -> None:
    person.page.goto(person.url)
    person.page.tap("button[value=hotseat]")
    person.page.locator("input[name=names]").nth(0).fill("Nia")
    person.page.locator("input[name=names]").nth(1).fill("Petr")
    person.page.tap(".names .button-strong")
    person.sees_table()
    seen: list[set[str]] = []
    for turn, name in enumerate(("Petr", "Nia", "Petr", "Nia")):
        expect(person.page.locator(".veil-who")).to_have_text(f"Pass the phone to {name}")
        assert all(card.startswith("hidden-") for card in person.shown()["held"])
        assert person.page.locator(".held .card[data-face^='??']").count() == 4 - turn // 2
        person.page.tap(".veil .button-strong")
        held = set(person.shown()["held"])
        assert not any(card.startswith("hidden-") for card in held)
        seen.append(held)
        plays_first_move(person)
    assert not seen[0] & seen[1]
    assert seen[2] < seen[0]
    assert seen[3] < seen[1]
    person.page.reload()
    person.sees_table()
    assert person.page.is_visible(".veil")


def test_partners_who_pass_the_phone_are_told_apart(house: House, people: Sit) -> None:
    person = people(house, DESKTOP)
    names = ["Nia", "Petr", "Asha", "Kaito"]
    person.opens(mode="hotseat", seats=4, partners="yes", names=names)
    for own in (1, 2):
        person.page.click(".veil .button-strong")
        partner = names[(own + 2) % 4]
        noted = person.page.locator(".seat", has=person.page.locator("text=partner"))
        expect(noted).to_have_count(1)
        expect(noted.locator(".seat-who")).to_have_text(partner)
        expect(noted).to_have_attribute("aria-label", re.compile(f"^{partner}, .*, partner$"))
        mine = person.page.locator(".track[data-mine] .track-name")
        expect(mine).to_have_text(f"{names[own % 2]} and {names[own % 2 + 2]}")
        assert person.page.locator(".trackers [data-mine] .player").all_inner_texts() == [
            names[own % 2],
            names[own % 2 + 2],
        ]
        plays_first_move(person)


def test_emotes_phrases_and_chat_are_heard_and_muted(house: House, people: Sit) -> None:
    host, guest = people(house), people(house)
    host.opens(mode="friends", seats=2, name="Nia", chat="yes")
    _sits_down(guest, _links(host)["join"], "Petr")
    host.page.tap(".lobby .button-strong")
    guest.page.tap(".actions > [data-kind=take]")
    guest.waits_for("playing")
    host.waits_for("playing")
    _says(guest, ".talk-phrase >> text=Good luck!")
    expect(host.page.locator(".seat-says")).to_have_text("Good luck!")
    _says(guest, ".talk-emote[aria-label=Laughing]")
    expect(host.page.locator(".seat-emote svg")).to_have_count(1)
    _opens_talk(guest)
    guest.page.fill(".talk-chat input", "<b>eight</b>")
    guest.page.tap(".talk-chat .action")
    expect(host.page.locator(".seat-says")).to_have_text("<b>eight</b>")
    _opens_talk(guest)
    long = " ".join(["eights"] * 22)
    guest.page.fill(".talk-chat input", long)
    guest.page.tap(".talk-chat .action")
    expect(host.page.locator(".seat-says")).to_have_text(long)
    expect(host.page.locator(".log-line").first).to_contain_text(long)
    box = host.page.locator(".seat-says").bounding_box()
    assert box is not None
    assert box["height"] < 90
    _opens_talk(host)
    host.page.tap("text=Mute Petr")
    expect(host.page.locator(".seat-says")).to_have_text("", timeout=40_000)
    host.page.keyboard.press("Escape")
    _says(guest, ".talk-phrase >> text=Oops!")
    plays_first_move(guest)
    host.waits_for_turn()
    assert host.page.inner_text(".seat-says") == ""
    _opens_talk(host)
    host.page.tap("text=Hear Petr again")
    _says(guest, ".talk-phrase >> text=Sorry!")
    expect(host.page.locator(".seat-says")).to_have_text("Sorry!")


def _opens_talk(person: Person) -> None:
    if person.page.locator(".panel-talk[data-open]").count() == 0:
        person.page.tap(".table-menu .icon-button:last-child")
        person.page.tap(".menu-item >> text=Talk")


def _says(person: Person, what: str) -> None:
    _opens_talk(person)
    person.page.tap(what)


def test_undo_among_people_is_asked_for(house: House, people: Sit) -> None:
    host, guest = people(house), people(house)
    host.opens(mode="friends", seats=2, name="Nia")
    _sits_down(guest, _links(host)["join"], "Petr")
    host.page.tap(".lobby .button-strong")
    guest.page.tap(".actions > [data-kind=take]")
    guest.waits_for_turn()
    held = guest.shown()["held"]
    plays_first_move(guest)
    guest.page.tap(".icon-button[aria-label=Undo]")
    expect(host.page.locator(".banner-text")).to_contain_text("Petr would like")
    host.page.tap(".banner .button-strong")
    expect(guest.page.locator(".held > .card:not([aria-disabled])")).to_have_count(4)
    assert guest.shown()["held"] == held


def test_seat_of_a_computer_is_taken_over_from_the_menu(house: House, people: Sit) -> None:
    host, guest = people(house), people(house)
    host.opens(mode="play", name="Nia")
    guest.page.goto(_links(host)["watch"])
    guest.sees_table()
    guest.page.tap(".table-menu .icon-button:last-child")
    guest.page.tap(".menu-item >> text=Players")
    guest.page.tap("text=Take over from the computer")
    expect(guest.page.locator(".held > .card")).to_have_count(4)
    expect(guest.page.locator(".seat-who")).to_have_text(["Nia"])


def test_computer_plays_for_me_until_i_play_again(person: Person) -> None:
    person.opens(mode="play", options={"target": 60})
    person.waits_for_turn()
    _picks(person, "Computer plays")
    banner = person.page.locator(".banner-text")
    expect(banner).to_have_text("A computer plays for you.")
    expect(person.page.locator(".held > .card")).not_to_have_count(4)
    # Nothing is waited for but the button: meanwhile the computer plays on to the deal's end.
    person.page.locator(".banner >> text=Play again myself").dispatch_event("click")
    expect(banner).to_have_count(0)


def test_leaving_asks_once_and_leads_home(person: Person) -> None:
    person.opens(mode="play")
    person.waits_for_turn()
    _picks(person, "Leave the table")
    person.page.tap(".menu-item[data-asking]")
    person.page.wait_for_selector(".play-button")


def test_computer_may_play_for_somebody_who_is_away(house: House, people: Sit) -> None:
    person = people(house)

    def away(view: dict[str, Any]) -> None:
        view["can"] = [*view["can"], "stand-in"]
        view["deal"] |= {"turn": 1}
        view["seats"][1] |= {"name": "Petr"}

    sent: list[str] = []
    stage(person.page, away, sent)
    person.opens(mode="play")
    expect(person.page.locator(".banner-text")).to_have_text(
        "Petr isn't playing just now. Let a computer play this turn?"
    )
    person.page.tap("text=Let it play")
    expect(person.page.locator(".status[data-kind=refusal]")).to_have_count(1)
    assert json.loads(sent[-1])["command"] == {"type": "stand-in", "seat": 1}


def _picks(person: Person, item: str) -> None:
    """Picks something from the menu."""
    person.page.tap(".table-menu .icon-button:last-child")
    person.page.tap(f".menu-item >> text={item}")


def test_rematch_is_offered_and_agreed_to(house: House, people: Sit) -> None:
    person = people(house)
    person.opens(mode="play", options={"target": 1})
    plays_until(person, "over")
    person.page.tap("text=Rematch")
    person.waits_for("playing")
    assert person.page.inner_text(".deal b") == "Deal 1"
    expect(person.page.locator(".track-score")).to_have_text(["0", "0"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables_of_every_size_show_the_others_clockwise(
    house: House, people: Sit, seats: int
) -> None:
    person = people(house)
    document: dict[str, Any] = person.opens(mode="play", seats=seats, partners="no")
    assert document["seats"] == [0]
    names = person.page.locator(".seat-who").all_text_contents()
    expected = ["Computer"] if seats == 2 else [f"Computer {n}" for n in range(1, seats)]
    assert names == expected
    assert person.page.locator(".track").count() == seats
