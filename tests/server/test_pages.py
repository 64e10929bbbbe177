"""Pages: every one in every language, doors and links, forms, headers, and what is refused."""

import json
import re
from html.parser import HTMLParser

import pytest

from cassino.rules import PRESETS, shuffled_deck
from cassino.table import commitment_of
from cassino.words import Language
from tests.server.guests import sit
from tests.server.houses import Browser, House

PAGES = (
    "/",
    "/matches",
    "/check",
    "/rules",
    "/rules/danish",
    "/house/royal",
    "/settings",
    "/nowhere",
)


class Look(HTMLParser):
    """What a page has that matters here."""

    def __init__(self) -> None:
        """Begins with nothing seen."""
        super().__init__()
        self.attributes: list[tuple[str, dict[str, str | None]]] = []
        self.inline: list[str] = []
        self._in: str = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keeps an element."""
        self.attributes.append((tag, dict(attrs)))
        self._in = tag

    def handle_endtag(self, tag: str) -> None:
        """Leaves an element."""
        self._in = f"after {tag}"

    def handle_data(self, data: str) -> None:
        """Keeps what stands in scripts and styles."""
        if self._in in ("script", "style") and data.strip():
            self.inline.append(data)

    def all_of(self, name: str) -> list[str]:
        """All values of an attribute."""
        return [found[name] or "" for _, found in self.attributes if name in found]


def _look(body: bytes) -> Look:
    look = Look()
    look.feed(body.decode())
    return look


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("path", PAGES)
def test_every_page_in_every_language(house: House, path: str, language: Language) -> None:
    status, headers, body = Browser(house.url, language.value).get(path)
    assert status == (404 if path == "/nowhere" else 200)
    look = _look(body)
    assert look.all_of("lang")[0] == language.value
    assert look.inline == [], "nothing inline"
    assert look.all_of("style") == []
    assert not [name for _, found in look.attributes for name in found if name.startswith("on")]
    assert "{" not in body.decode()
    assert headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_game_has_its_sheet_and_its_switches(house: House, preset: str) -> None:
    browser = Browser(house.url)
    for page in ("rules", "house"):
        status, _, body = browser.get(f"/{page}/{preset}")
        assert status == 200
        assert len(body) > 3000


def test_house_rules_stand_in_the_address(browser: Browser) -> None:
    plain = browser.get("/rules/royal")[2].decode()
    changed = browser.get("/rules/royal?raise_own=no")[2].decode()
    assert plain.count("data-differs") == 0
    assert changed.count("data-differs") == 1
    assert browser.get("/rules/whist")[0] == 404
    assert browser.get("/rules/royal?raise_own=perhaps")[0] == 400


async def test_the_form_of_switches_opens_the_game_it_shows(house: House, browser: Browser) -> None:
    look = _look(browser.get("/house/danish?target=31")[2])
    names = [name for name in look.all_of("name") if name.startswith("option.")]
    assert len(names) > 30
    fields = {"variant": "danish", "option.target": "31", "option.raise_own": "no", "mode": "play"}
    status, headers, _ = browser.post("/tables", fields, page=True)
    assert status == 303
    table = headers["location"].removeprefix("/t/")
    async with await sit(house, browser, table=table) as line:
        assert line.view["game"]["options"] == {"target": 31, "raise_own": False}


def test_switches_of_the_address_are_set_against_the_game(browser: Browser) -> None:
    look = _look(browser.get("/house/royal?target=5&raise_own=no")[2])
    fields = {found["name"]: found for _, found in look.attributes if "data-preset" in found}
    assert fields["option.target"]["value"] == "5"
    assert fields["option.target"]["data-preset"] == "21"
    assert fields["option.raise_own"]["data-preset"] == "yes"
    assert fields["option.sweep_points"]["value"] == fields["option.sweep_points"]["data-preset"]
    sheet = _look(browser.get("/rules/royal?target=5&raise_own=no")[2])
    back = next(path for path in sheet.all_of("href") if path.startswith("/house/"))
    assert back == "/house/royal?raise_own=no&target=5"


def test_a_switch_that_cannot_be_is_named_and_the_form_kept(house: House) -> None:
    browser = Browser(house.url, "da")
    fields = {
        "page": "house",
        "variant": "royal",
        "option.high_cards": "Zoo",
        "option.target": "31",
        "seats": "partners",
        "level": "hard",
        "clock": "move:60",
        "chat": "yes",
        "name": "Åse",
        "mode": "play",
    }
    status, _, body = browser.post("/tables", fields, page=True)
    assert status == 400
    text = body.decode()
    assert "Høje værdier kan ikke være “Zoo”" in text
    assert "A14 Td16" in text
    look = _look(body)
    kept = {found.get("name"): found.get("value") for tag, found in look.attributes}
    assert kept["option.high_cards"] == "Zoo"
    assert kept["option.target"] == "31"
    assert kept["name"] == "Åse"
    checked = {found.get("value") for _, found in look.attributes if "checked" in found}
    assert {"partners", "hard", "yes"} <= checked
    chosen = {found.get("value") for _, found in look.attributes if "selected" in found}
    assert "move:60" in chosen
    assert json.loads(browser.post("/tables", fields)[2])["title"].startswith("Høje værdier")


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("raise_own=maybe", "“maybe”. It takes yes or no."),
        ("target=-5", "“-5”. It takes a whole number from 1 to"),
        ("face_values=high", "“high”. It takes one of: none, "),
        ("max_own_builds=x", "or none."),
        ("moon=full", "There is no game or house rule called “moon”."),
    ],
)
def test_a_bad_switch_in_an_address_is_named(browser: Browser, query: str, told: str) -> None:
    for page in ("rules", "house"):
        status, _, body = browser.get(f"/{page}/classic?{query}")
        assert status == 400
        assert told in body.decode()
    assert 'name="option.target"' in browser.get(f"/house/classic?{query}")[2].decode()


def test_a_name_that_cannot_be_leaves_the_form(browser: Browser) -> None:
    fields = {"page": "home", "variant": "danish", "seats": "3", "name": "\u202e", "mode": "play"}
    status, _, body = browser.post("/tables", fields, page=True)
    assert status == 400
    look = _look(body)
    checked = {found.get("value") for _, found in look.attributes if "checked" in found}
    assert {"danish", "3"} <= checked
    hotseat = {"page": "home", "mode": "hotseat", "names": ["Eva", "x" * 25]}
    body = browser.post("/tables", hotseat, page=True)[2]
    given = [f.get("value") for _, f in _look(body).attributes if f.get("name") == "names"]
    assert given == ["Eva", "x" * 25]
    assert _wrong_fields(body) == ["names-1"]


def _wrong_fields(body: bytes) -> list[str | None]:
    """The fields that are marked as wrong, each with its reason beside it."""
    look = _look(body)
    wrong = [found for _, found in look.attributes if found.get("aria-invalid") == "true"]
    reasons = {found.get("id") for _, found in look.attributes}
    assert {found.get("aria-describedby") for found in wrong} <= reasons
    return [found.get("id") for found in wrong]


@pytest.mark.parametrize("page", ["home", "house"])
def test_a_name_that_is_too_long_is_marked_at_its_field(browser: Browser, page: str) -> None:
    fields = {"page": page, "name": "x" * 25, "mode": "play", "variant": "classic"}
    status, _, body = browser.post("/tables", fields, page=True)
    assert (status, _wrong_fields(body)) == (400, ["name"])
    assert 'role="alert"' not in body.decode()
    assert "24 characters at most" in body.decode()
    hotseat = {"page": page, "name": "x" * 25, "mode": "hotseat", "names": ["Eva", ""]}
    assert browser.post("/tables", hotseat, page=True)[0] == 303, "a name out of sight is nobody's"


def test_a_name_that_is_too_long_is_marked_at_the_door(house: House, browser: Browser) -> None:
    table = browser.told("/tables", {"mode": "friends", "name": "Anna"})["table"]
    door = browser.told(f"/t/{table}/links")["join"]
    status, _, body = Browser(house.url).post(door, {"name": "x" * 25}, page=True)
    assert (status, _wrong_fields(body)) == (400, ["name"])


def test_a_page_has_what_the_browser_needs_and_nothing_of_others(browser: Browser) -> None:
    table = browser.told("/tables", {"mode": "play"})["table"]
    status, headers, body = browser.get(f"/t/{table}")
    assert status == 200
    look = _look(body)
    assert table in look.all_of("data-table")
    assert look.all_of("data-socket") == ["/socket"]
    for name in ("deal", "tracks", "table-menu", "seats", "layout", "status", "hand", "actions"):
        assert name in " ".join(look.all_of("class")).split()
    linked = look.all_of("href") + look.all_of("src")
    assert linked
    assert all(path.startswith("/") for path in linked)
    for path in linked:
        if path.startswith("/static/"):
            got, told, _ = browser.get(path)
            assert got == 200, path
            assert "immutable" in told["cache-control"]
    words = json.loads(browser.get(look.all_of("data-words")[0])[2])
    assert words["cards"]["Td"] == "ten of diamonds"
    assert words["labels"]["home-play"] == "Play"
    assert words["labels"]["line-turn"] == "{name} plays."
    assert headers["cache-control"] == "no-store"


def test_headers_keep_others_out(browser: Browser) -> None:
    for path in ("/", "/health", "/nowhere", "/protocol/schema.json"):
        _, headers, _ = browser.get(path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    cookie = next(text for text in browser.seen if "cassino_guest" in text)
    assert re.search(r"cassino_guest=.*HttpOnly.*SameSite=lax", cookie)


def test_the_address_of_the_form_leads_to_the_first_screen(browser: Browser) -> None:
    status, headers, _ = browser.get("/tables", Accept="text/html")
    assert (status, headers["location"]) == (303, "/")


def test_an_error_page_says_first_what_is_wrong_and_names_its_code(house: House) -> None:
    status, _, body = Browser(house.url, "da").get("/nowhere", Accept="text/html")
    assert status == 404
    assert "Der er ingenting på denne adresse." in body.decode()
    assert "Fejlkode: page/not-found" in body.decode()


def test_forms_of_foreign_pages_are_refused(house: House, browser: Browser) -> None:
    status, _, body = browser.post("/tables", {"mode": "play"}, Origin="https://elsewhere.example")
    assert (status, json.loads(body)["code"]) == (403, "request/invalid")
    status, _, _ = browser.post("/tables", {}, Sec_Fetch_Site="cross-site")
    assert status == 403
    assert browser.post("/tables", {}, Origin="null")[0] == 403
    assert browser.post("/tables", {}, Origin=house.url)[0] == 200


def test_what_is_too_much_or_no_form_is_refused(browser: Browser) -> None:
    status, _, body = browser.post("/tables", {"name": "x" * 20_000})
    assert (status, json.loads(body)["code"]) == (413, "request/too-large")
    for fields, code in (
        ({"variant": "whist"}, "option/unknown"),
        ({"options": {"target": "many"}}, "option/invalid"),
        ({"seats": 9}, "table/bad-seats"),
        ({"level": "oracle"}, "table/bad-level"),
        ({"clock": "sand"}, "table/bad-clock"),
        ({"clock": "move:0"}, "table/bad-clock"),
        ({"mode": "cheat"}, "request/invalid"),
        ({"name": "\u202e"}, "table/bad-name"),
        ({"salt": "a b"}, "table/bad-salt"),
        ({"seats": []}, "request/invalid"),
    ):
        status, headers, body = browser.post("/tables", fields)
        problem = json.loads(body)
        assert (status, problem["code"]) == (400, code)
        assert headers["content-type"] == "application/problem+json"
        assert problem["title"].endswith((".", ")"))
    status, _, body = browser.post("/tables", {"variant": "whist"}, page=True)
    assert status == 400
    assert "There is no game or house rule called “whist”" in body.decode()


def test_a_forged_cookie_is_a_stranger(browser: Browser) -> None:
    table = browser.told("/tables", {"mode": "play"})["table"]
    assert browser.get(f"/t/{table}")[0] == 200
    name, _, signature = browser.cookies["cassino_guest"].partition(".")
    browser.cookies["cassino_guest"] = f"{name}.{signature[::-1]}"
    assert browser.get(f"/t/{table}")[0] == 403
    assert browser.get("/t/nowhere")[0] == 404


async def test_doors(house: House, browser: Browser) -> None:
    fields = {"mode": "friends", "seats": 3, "name": "Anna", "variant": "royal"}
    table = browser.told("/tables", fields)["table"]
    links = browser.told(f"/t/{table}/links")
    assert set(links) == {"join", "watch", "seat"}
    code = browser.get(f"/t/{table}/qr.svg")
    assert code[1]["content-type"] == "image/svg+xml"
    assert code[2].startswith(b"<svg")
    karel = Browser(house.url)
    door = karel.get(links["join"])[2].decode()
    assert "Anna invites you to play" in door
    assert "Royal Cassino" in door
    assert karel.get(f"/t/{table}")[0] == 403
    assert karel.get(f"/t/{table}/qr.svg")[0] == 403
    taken = karel.post(links["join"], {"name": "Karel", "seat": "0"}, page=True)
    assert taken[0] == 409
    assert "Somebody sits there already" in taken[2].decode()
    status, headers, _ = karel.post(links["join"], {"name": "Karel", "seat": "2"}, page=True)
    assert (status, headers["location"]) == (303, f"/t/{table}")
    assert set(karel.told(f"/t/{table}/links")) == {"watch", "seat"}
    async with await sit(house, karel, table=table) as line:
        assert line.view["you"]["seats"] == [2]
    phone = Browser(house.url)
    assert phone.get(karel.told(f"/t/{table}/links")["seat"])[0] == 303
    async with await sit(house, phone, table=table) as line:
        assert line.view["you"]["seats"] == [2]
    for secret in ("x", "a" * 22, links["watch"].rpartition("/")[2]):
        assert Browser(house.url).get(f"/j/{secret}")[0] == 404


async def test_a_full_table_can_be_watched(house: House, browser: Browser) -> None:
    table = browser.told("/tables", {"mode": "hotseat", "seats": 2})["table"]
    links = browser.told(f"/t/{table}/links")
    other = Browser(house.url)
    assert "All seats are taken" in other.get(links["join"])[2].decode()
    assert json.loads(other.post(links["join"], {"name": "Eva"})[2])["code"] == "table/full"
    assert other.get(links["watch"])[0] == 303
    assert other.get(links["watch"])[0] == 303
    async with await sit(house, other, table=table) as line:
        assert line.view["hands"] == []
        assert line.view["you"]["seats"] == []


def test_language_is_chosen_and_kept(browser: Browser) -> None:
    status, headers, _ = browser.post("/settings", {"language": "cs", "back": "/check"}, page=True)
    assert (status, headers["location"]) == (303, "/check")
    assert _look(browser.get("/")[2]).all_of("lang")[0] == "cs"
    assert browser.post("/settings", {"language": "xx"})[0] == 400
    away = browser.post("/settings", {"language": "cs", "back": "//elsewhere.example"}, page=True)
    assert away[1]["location"] == "/"


def test_checking_a_deal(browser: Browser) -> None:
    seed = "00" * 32
    deck = " ".join(card.text for card in shuffled_deck(f"{seed}/0:rain/1:"))
    fields = {"commitment": commitment_of(seed, (0, 1)), "secret": seed, "salts": "0:rain 1:"}
    good = browser.told("/check", fields | {"deck": deck})["deals"]
    assert [deal["good"] for deal in good] == [True]
    bad = browser.told("/check", fields | {"deck": deck, "salts": "0: 1:"})["deals"]
    assert [deal["good"] for deal in bad] == [False]
    for wrong in ({"record": "[Variant"}, {"deck": "1z"}, {"salts": "rain"}):
        assert browser.post("/check", fields | wrong)[0] == 400
    page = browser.post("/check", {"record": "[Variant"}, page=True)
    assert page[0] == 400
    assert "That record can&#39;t be read" in page[2].decode()


def test_health_and_schema(browser: Browser) -> None:
    told = browser.told("/health")
    assert told["status"] == "ok"
    assert told["protocol"] == 1
    schema = browser.told("/protocol/schema.json")
    assert {"client", "server", "ViewShape", "Play"} <= set(schema["$defs"])
    assert browser.get("/favicon.ico")[0] == 307
    assert browser.get("/words/tlh.json")[0] == 404
    assert browser.get("/static/x/../../../server/app.py")[0] == 404
    assert browser.post("/", {})[0] == 405
