"""What a player sees when the line, the server, the page or the phone goes away and comes back."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.houses import House
from tests.web.people import DESKTOP, Person, Sit, plays_first_move

pytestmark = pytest.mark.browser

MY_MOVES = ("You trail", "You take", "You build", "You raise", "You add")


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """Gives a house of the test's own, to be killed."""
    running = House(tmp_path / "house")
    yield running
    running.stop()


def _forgets_line_faults(person: Person) -> None:
    """A browser writes a lost line into its console by itself; that isn't the page's fault."""
    lost = ("WebSocket connection to", "net::ERR_")
    person.faults[:] = [fault for fault in person.faults if not any(text in fault for text in lost)]


def test_reload_in_mid_play_resumes(person: Person) -> None:
    person.opens(mode="play")
    plays_first_move(person)
    person.waits_for_turn()
    before = person.shown()
    moves = _moves_told(person)
    person.page.reload()
    person.sees_table()
    person.waits_for_turn()
    assert person.shown() == before
    assert _moves_told(person) == moves


def _moves_told(person: Person) -> list[str]:
    """The lines of the log that tell moves."""
    lines = person.page.locator(".panel-log .log-line").all_text_contents()
    return [line for line in lines if line.startswith((*MY_MOVES, "Computer "))]


def test_killed_house_comes_back_with_the_deal(own_house: House, people: Sit) -> None:
    person = people(own_house)
    person.opens(mode="play")
    plays_first_move(person)
    person.waits_for_turn()
    before = person.shown()
    person.hand.first.click()
    own_house.kill()
    banner = person.page.locator(".banner-text")
    expect(banner).to_contain_text("Connection lost")
    person.actions.last.click()
    expect(person.page.locator(".status[data-kind=refusal]")).to_contain_text("no connection")
    own_house.restart()
    expect(banner).to_have_text("Connected again.", timeout=60_000)
    assert person.shown()["held"] == before["held"]
    assert person.shown()["loose"] == before["loose"]
    plays_first_move(person) if not person.shown()["chosen"] else person.actions.first.click()
    expect(person.page.locator(".held > .card")).not_to_have_count(len(before["held"]))
    _forgets_line_faults(person)


def test_house_set_back_to_a_backup_shows_the_table_as_it_was_then(
    own_house: House, people: Sit, tmp_path: Path
) -> None:
    person = people(own_house)
    person.opens(mode="play")
    plays_first_move(person)
    person.waits_for_turn()
    before = person.shown()
    _goes_down(person, own_house)
    shutil.copytree(own_house.home, tmp_path / "backup")
    _comes_up(person, own_house)
    plays_first_move(person)
    person.waits_for_turn()
    assert len(person.shown()["held"]) == 2
    _goes_down(person, own_house)
    shutil.rmtree(own_house.home)
    shutil.copytree(tmp_path / "backup", own_house.home)
    _comes_up(person, own_house)
    expect(person.page.locator(".held > .card")).to_have_count(3)
    after = person.shown()
    assert after["held"] == before["held"]
    assert sorted(after["loose"]) == sorted(before["loose"])
    plays_first_move(person)
    person.waits_for_turn()
    assert len(person.shown()["held"]) == 2
    _forgets_line_faults(person)


def _goes_down(person: Person, house: House) -> None:
    """Ends a house at once, and waits until the page has noticed."""
    house.kill()
    person.page.wait_for_selector("html[data-line=down]")


def _comes_up(person: Person, house: House) -> None:
    """Starts a house again, and waits until the page is connected."""
    house.restart()
    person.page.wait_for_selector("html[data-line=up]")


def test_move_in_flight_is_not_made_twice(own_house: House, people: Sit) -> None:
    person = people(own_house)
    person.opens(mode="play")
    person.waits_for_turn()
    person.hand.first.click()
    person.actions.first.wait_for()
    person.page.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            send.call(this, text);
            if (text.includes('"play"')) {
              WebSocket.prototype.send = send;
              this.close();
            }
          };
        }"""
    )
    person.actions.first.click()
    expect(person.page.locator(".held > .card")).to_have_count(3)
    person.waits_for_turn()
    assert len([line for line in _moves_told(person) if line.startswith(MY_MOVES)]) == 1
    _forgets_line_faults(person)


def test_move_lost_on_the_way_is_sent_again(house: House, people: Sit) -> None:
    person = people(house)
    swallowed: list[str] = []

    def carry(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def up(text: str | bytes) -> None:
            if '"play"' in str(text) and not swallowed:
                swallowed.append(str(text))
                near.close(code=1012)
            else:
                far.send(text)

        near.on_message(up)
        far.on_message(near.send)

    person.page.route_web_socket("**/socket", carry)
    person.opens(mode="play")
    plays_first_move(person)
    assert len(swallowed) == 1
    assert len(person.shown()["held"]) == 3


def test_lost_line_of_another_is_told_and_resumes(house: House, people: Sit) -> None:
    host, guest = people(house), people(house)
    host.opens(mode="friends", seats=2, name="Nia")
    link = host.context.request.get(f"{host.page.url}/links").json()["join"]
    guest.page.goto(link)
    guest.page.fill("#name", "Petr")
    guest.page.tap("form .button-strong")
    guest.sees_table()
    host.page.tap(".lobby .button-strong")
    guest.page.tap(".actions > [data-kind=take]")
    host.waits_for("playing")
    guest.context.set_offline(offline=True)
    guest.page.evaluate("window.dispatchEvent(new Event('offline'))")
    page = guest.page.url
    guest.page.close()
    expect(host.page.locator(".seat-note")).to_have_text("reconnecting")
    guest.context.set_offline(offline=False)
    guest.page = guest.window()
    guest.page.goto(page)
    guest.sees_table()
    expect(host.page.locator(".seat-note")).not_to_have_text("reconnecting")
    assert len(guest.shown()["held"]) == 4


def test_move_from_a_stale_window_is_refused(house: House, people: Sit) -> None:
    person = people(house, DESKTOP)
    document = person.opens(mode="play")
    person.waits_for_turn()
    stale = person.window()
    stale.add_init_script(
        """
        // The first view arrives; later ones are lost, as in a window that sleeps.
        const add = WebSocket.prototype.addEventListener;
        WebSocket.prototype.addEventListener = function (kind, listener) {
          let views = 0;
          add.call(this, kind, kind !== "message" ? listener : (event) => {
            const isView = JSON.parse(event.data).type === "state";
            views += Number(isView);
            if (!isView || views === 1) listener(event);
          });
        };
        """
    )
    stale.goto(person.url + document["page"])
    stale.wait_for_selector(".held > .card")
    plays_first_move(person)
    person.waits_for_turn()
    stale.locator(".held > .card").first.click()
    stale.locator(".actions > .action").first.click()
    expect(stale.locator(".status[data-kind=refusal]")).to_contain_text("moved on")


def test_two_windows_of_one_seat_show_the_same_and_say_so(house: House, people: Sit) -> None:
    person = people(house, DESKTOP)
    document = person.opens(mode="play")
    person.waits_for_turn()
    other = person.window()
    other.goto(person.url + document["page"])
    other.wait_for_selector(".held > .card")
    banner = person.page.locator(".banner-text")
    expect(banner).to_contain_text("open in another window")
    person.page.click("text=Play here")
    expect(banner).to_have_count(0)
    expect(other.locator(".banner-text")).to_contain_text("open in another window")
    plays_first_move(person)
    expect(other.locator(".held > .card")).to_have_count(3)


def test_phone_that_slept_is_told_what_it_missed(house: House, people: Sit) -> None:
    person, awake = people(house), people(house)
    lines = _Lines(person.page)
    document = person.opens(mode="play")
    person.waits_for_turn()
    _shows_page(person.page, shown=False)
    lines.die()
    awake.goes(document["seat"])
    plays_first_move(awake)
    awake.waits_for_turn()
    held = awake.shown()["held"]
    assert len(person.shown()["held"]) == 4
    _shows_page(person.page, shown=True)
    expect(person.page.locator(".held > .card")).to_have_count(3, timeout=40_000)
    assert person.shown()["held"] == held


class _Lines:
    """The lines of a page; those that there are can be made to carry nothing, without a word."""

    def __init__(self, page: Page) -> None:
        """Stands between the page and the house."""
        self._age = 0
        page.route_web_socket("**/socket", self._carry)

    def _carry(self, near: WebSocketRoute) -> None:
        far, age = near.connect_to_server(), self._age
        near.on_message(lambda text: far.send(text) if age == self._age else None)
        far.on_message(lambda text: near.send(text) if age == self._age else None)

    def die(self) -> None:
        """Lets the lines carry nothing; new ones will."""
        self._age += 1


def _shows_page(page: Page, *, shown: bool) -> None:
    """Tells the page that it is in sight, or out of it."""
    page.evaluate(
        """(shown) => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => !shown });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        shown,
    )


def test_page_of_another_protocol_asks_to_be_loaded_again(house: House, people: Sit) -> None:
    person = people(house)

    def carry(near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        near.on_message(far.send)
        far.on_message(lambda text: near.send(str(text).replace('"protocol":1', '"protocol":2')))

    person.page.route_web_socket("**/socket", carry)
    person.opens(mode="play")
    expect(person.page.locator(".banner-text")).to_contain_text("load it again")
    with person.page.expect_navigation():
        person.page.tap(".banner .button-strong")


def test_closed_table_says_so_and_leads_home(person: Person) -> None:
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.tap(".table-menu .icon-button:last-child")
    person.page.tap(".menu-item >> text=End the match")
    person.page.tap(".menu-item[data-asking]")
    expect(person.page.locator(".banner-text")).to_contain_text("closed")
    assert person.page.inner_text(".deal b") == "Deal 1"
    person.page.tap(".banner >> text=Home")
    person.page.wait_for_selector(".play-button")


def test_refused_page_leads_home(house: House, people: Sit) -> None:
    person, stranger = people(house), people(house)
    document = person.opens(mode="play")
    answer = stranger.page.goto(person.url + document["page"])
    assert answer is not None
    assert answer.status == 403
    assert stranger.page.locator("a.button[href='/']").count() == 1
    stranger.faults.clear()
