"""Whether what is shown can be seen: nothing lies over something else, jumps, or is cut unseen."""

from typing import Any

import pytest

from tests.web.houses import House
from tests.web.people import DESKTOP, MOVES, Person, Sit
from tests.web.staging import crowd, stage

pytestmark = pytest.mark.browser

SMALL = {"viewport": {"width": 320, "height": 568}}
PHONES = {"320x568": (320, 568), "390x844": (390, 844), "844x390": (844, 390)}

TRAY = """() => {
  const box = (name) => document.querySelector(name)?.getBoundingClientRect();
  const told = document.querySelector(".status-told");
  const why = document.querySelector(".status-why");
  return {
    top: box(".tray").top,
    hand: box(".hand").top,
    cut: [told, why].filter((each) => each.scrollHeight > each.clientHeight + 1 &&
      !each.hasAttribute("data-below")).map((each) => each.className),
    covered: [...document.querySelectorAll(".loose")]
      .map((card) => card.getBoundingClientRect())
      .filter(({ bottom, right }) => bottom > box(".tray").top && right > box(".tray").left)
      .length,
  };
}"""


def _looks(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate(TRAY)
    return found


@pytest.mark.parametrize("screen", PHONES)
def test_a_long_hint_neither_moves_the_tray_nor_lies_over_the_table(
    house: House, people: Sit, screen: str
) -> None:
    width, height = PHONES[screen]
    person = people(house, {"viewport": {"width": width, "height": height}})
    person.opens(mode="play", seats=3)
    person.waits_for_turn()
    before = _looks(person)
    person.page.locator(".status-buttons .icon-button").last.click()
    person.page.wait_for_selector(".actions > [data-hinted]")
    after = _looks(person)
    assert after == before
    assert (after["cut"], after["covered"]) == ([], 0)


def test_a_refusal_of_many_words_keeps_the_tray_where_it_is(house: House, people: Sit) -> None:
    person = people(house, {**SMALL, "locale": "da"})
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    before = _looks(person)
    person.page.evaluate(
        """() => document.querySelector(".status-text > span").textContent = "abc ".repeat(60)"""
    )
    after = _looks(person)
    assert (after["top"], after["hand"], after["covered"]) == (before["top"], before["hand"], 0)


def test_a_long_sentence_stands_whole_between_the_sum_and_the_lifted_card(
    house: House, people: Sit
) -> None:
    person = people(house, SMALL)
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    person.hand.first.tap()
    for card in ("4d", "4c"):
        person.page.tap(f".loose[data-key='{card}']")
    person.page.evaluate(
        """() => document.querySelector(".status-text > span").textContent = "abcd ".repeat(26)"""
    )
    person.page.set_viewport_size({"width": 322, "height": 568})
    person.page.wait_for_selector(".status[data-long=tall]", timeout=5_000)
    person.page.wait_for_timeout(250)
    found = person.page.evaluate(
        """() => {
          const text = document.querySelector(".status-text");
          const lines = document.createRange();
          lines.selectNodeContents(text);
          const said = lines.getBoundingClientRect();
          const box = (name) => document.querySelector(name).getBoundingClientRect();
          return [said.bottom - box(".held > [aria-pressed=true]").top,
            box(".sum:not(:empty)").bottom - said.top,
            said.right - box(".status-buttons").left,
            text.scrollHeight - text.clientHeight - 1];
        }"""
    )
    assert max(found) <= 0


@pytest.mark.parametrize("screen", PHONES)
def test_code_to_scan_is_square(house: House, people: Sit, screen: str) -> None:
    width, height = PHONES[screen]
    person = people(house, {"viewport": {"width": width, "height": height}})
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.click(".table-menu .icon-button:last-child")
    person.page.click(".menu-item:has(use[href$='#link'])")
    person.page.wait_for_selector(".panel-share .share-code")
    box = person.page.locator(".panel-share .share-code").bounding_box()
    assert box is not None
    assert abs(box["width"] - box["height"]) < 1
    assert box["width"] > 100


@pytest.mark.parametrize("screen", ["320x568", "844x390"])
def test_rows_of_the_count_that_lie_below_are_announced(
    house: House, people: Sit, screen: str
) -> None:
    width, height = PHONES[screen]
    person = people(house, {"viewport": {"width": width, "height": height}})
    person.opens(mode="watch", options={"target": 5})
    person.page.wait_for_selector(".count-title:not([hidden])", timeout=90_000)
    found = person.page.evaluate(
        """() => {
          const count = document.querySelector(".count");
          const rows = [...count.querySelectorAll(".count-row")];
          const foot = count.querySelector("tfoot").getBoundingClientRect().top;
          const told = rows.filter((row) => row.getBoundingClientRect().bottom <= foot + 1);
          return {
            whole: told.length,
            rows: rows.length,
            hides: count.scrollHeight > count.clientHeight + 1,
            says: count.hasAttribute("data-below"),
            buttons: document.querySelector(".count-actions").getBoundingClientRect().height,
          };
        }"""
    )
    assert found["whole"] >= min(found["rows"], 5)
    assert found["says"] == found["hides"]
    assert found["buttons"] <= 116


def test_ring_and_word_of_the_turn_are_at_the_same_seat(house: House, people: Sit) -> None:
    """Without motion nothing may lag behind by a transition."""
    person = people(house, SMALL)
    person.opens(mode="play", seats=4)
    person.waits_for_turn()
    person.page.locator(".held > .card").first.tap()
    person.page.locator(MOVES).first.tap()
    lagging = person.page.evaluate(
        """async () => {
          const seats = [...document.querySelectorAll(".seat")];
          const gold = (seat) => getComputedStyle(seat).borderTopColor === "rgb(242, 195, 83)";
          let lagging = 0;
          for (let look = 0; look < 30; look += 1) {
            await new Promise((resolve) => setTimeout(resolve, 25));
            lagging += seats.filter((each) => gold(each) !== each.hasAttribute("data-turn")).length;
          }
          return lagging;
        }"""
    )
    assert lagging == 0


def test_a_hint_on_a_desktop_does_not_move_the_tray(house: House, people: Sit) -> None:
    person = people(house, DESKTOP)
    person.opens(mode="play", seats=3)
    person.waits_for_turn()
    before = _looks(person)
    person.page.locator(".status-buttons .icon-button").last.click()
    person.page.wait_for_selector(".actions > [data-hinted]")
    assert _looks(person) == before


OVERLAP = """() => {
  const seen = (name) => [...document.querySelectorAll(name)].filter((e) => e.checkVisibility());
  const box = (element) => element.getBoundingClientRect();
  const crosses = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 &&
    a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const clashes = [];
  for (const [name, root] of [[".seat-name > *, .seat-count", ".seat"], [".track > *", ".track"]]) {
    for (const each of seen(root)) {
      const parts = [...each.querySelectorAll(name)].filter((part) => part.checkVisibility() &&
        !part.matches(".seat-note") && box(part).width > 0);
      for (const part of parts) {
        if (box(part).right > box(each).right + 0.5) clashes.push(`${part.className} runs out`);
        for (const other of parts) {
          if (part !== other && crosses(box(part), box(other)))
            clashes.push(`${part.className} on ${other.className}`);
        }
      }
    }
  }
  for (const tag of seen(".seat-turn")) {
    for (const note of seen(".seat-note"))
      if (note.textContent && crosses(box(tag), box(note))) clashes.push("turn on note");
  }
  return clashes;
}"""


@pytest.mark.parametrize("screen", PHONES)
def test_nothing_of_a_seat_or_a_score_lies_over_another(
    house: House, people: Sit, screen: str
) -> None:
    def burden(view: dict[str, Any]) -> None:
        for seat in view["seats"]:
            seat |= {"held": 4, "taken": 24, "sweeps": 2, "note": "dealer", "turn": "thinks"}
        for track in view["tracks"]:
            track["score"] = 20

    width, height = PHONES[screen]
    person = people(house, {"viewport": {"width": width, "height": height}})
    stage(person.page, burden)
    person.opens(mode="play", seats=4)
    person.waits_for_turn()
    assert person.page.evaluate(OVERLAP) == []


@pytest.mark.parametrize("language", ["en", "cs", "da", "ja", "sw"])
def test_reader_is_named_whole_in_the_bar_of_the_smallest_phone(
    house: House, people: Sit, language: str
) -> None:
    def end(view: dict[str, Any]) -> None:
        view["deal"] |= {"last": True}
        for track in view["tracks"]:
            track["score"] = 20

    person = people(house, {**SMALL, "locale": language})
    stage(person.page, end)
    person.opens(mode="play")
    person.waits_for_turn()
    cut = person.page.evaluate(
        """() => [...document.querySelectorAll(".track .name-start")]
          .filter((each) => each.checkVisibility() && each.clientWidth > 0)
          .map((each) => [each.textContent, each.scrollWidth - each.clientWidth])"""
    )
    assert len(cut) == 1
    assert cut[0][1] <= 0
    assert person.page.evaluate(OVERLAP) == []


def test_tag_of_a_build_stays_over_a_chosen_card_below_it(house: House, people: Sit) -> None:
    person = people(house, {"viewport": {"width": 820, "height": 1180}})
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    person.hand.first.click()
    for card in person.page.locator(".loose").all():
        card.click()
    hidden = person.page.evaluate(
        """() => [...document.querySelectorAll(".tag-value")].filter((value) => {
          const box = value.getBoundingClientRect();
          const hit = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
          return !value.closest(".build").contains(hit);
        }).length"""
    )
    assert hidden == 0


RINGS = """() => {
  const [card, button] = [".held > [data-hinted]", ".actions > [data-hinted]"].map((name) => {
    const element = document.querySelector(name);
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const out = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const box = element.getBoundingClientRect();
    return { top: box.top - Math.max(0, out), bottom: box.bottom + Math.max(0, out) };
  });
  return button.top - card.bottom;
}"""


@pytest.mark.parametrize("device", [SMALL, DESKTOP], ids=["phone", "desktop"])
def test_rings_of_a_hint_do_not_touch(house: House, people: Sit, device: dict[str, Any]) -> None:
    person = people(house, device)
    person.opens(mode="play")
    person.waits_for_turn()
    person.page.locator(".status-buttons .icon-button").last.click()
    person.page.wait_for_selector(".actions > [data-hinted]")
    person.page.wait_for_timeout(250)
    assert person.page.evaluate(RINGS) >= 4


@pytest.mark.parametrize("screen", PHONES)
def test_rows_share_their_columns(house: House, people: Sit, screen: str) -> None:
    width, height = PHONES[screen]
    person = people(house, {"viewport": {"width": width, "height": height}})
    stage(person.page, crowd)
    person.opens(mode="play", seats=4, partners="no")
    person.waits_for_turn()
    lefts: dict[str, list[float]] = {
        name: person.page.eval_on_selector_all(
            name, "(all) => all.map((each) => Math.round(each.getBoundingClientRect().left))"
        )
        for name in (".loose", ".fan .card:first-child")
    }
    assert len(lefts[".fan .card:first-child"]) == 2
    assert set(lefts[".fan .card:first-child"]) <= set(lefts[".loose"])


def test_long_names_break_and_the_piles_are_told_before_the_first_deal(
    house: House, people: Sit
) -> None:
    def rename(view: dict[str, Any]) -> None:
        view["tracks"][1]["name"] = view["seats"][1]["name"] = "W" * 24
        view["piles"] = []

    person = people(house, DESKTOP)
    stage(person.page, rename)
    person.opens(mode="play")
    person.waits_for_turn()
    found = person.page.evaluate(
        """() => [".panel-log", ".panel-trackers"].map((name) => {
          const panel = document.querySelector(name);
          const line = panel.querySelector(".log");
          if (line) line.firstElementChild.textContent = "W".repeat(60);
          return panel.scrollWidth - panel.clientWidth;
        })"""
    )
    assert found == [0, 0]
    assert person.page.locator(".trackers tbody tr").first.locator("td").count() == 2
