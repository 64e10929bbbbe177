"""Samples of every language, word for word, so that a change of wording is a choice."""

from __future__ import annotations

import pytest

from cassino.cards import parse_card
from cassino.rules import (
    Capture,
    Dealt,
    Decision,
    NewBuild,
    Played,
    Settlement,
    Trail,
    Why,
    refuse,
    variant,
)
from cassino.rules.sheet import sheet_line
from cassino.words import (
    Language,
    People,
    say,
    say_decision,
    say_event,
    say_move,
    say_preset,
    say_refusal,
    say_sheet,
)
from tests.words.refused import cards
from tests.words.test_moves import turn

PEOPLE = People(("Anna", "Karel"), 1)
TAKE = Capture(parse_card("8s"), cards("8d 5c 3h"))
BUILD = NewBuild(parse_card("3d"), cards("5c"), 8)
DEALT = Dealt(1, 0, 1, ((), ()), (parse_card("8d"), parse_card("5c")))
WON = Settlement((22, 15), 0, Decision.COUNTED_OUT, "big_casino")


def sample(language: Language) -> list[str]:
    """What a language says of the same things."""
    rules = variant()
    at = turn("8s 3d 2c", "8d 5c 3h")
    sums = refuse(rules, Why.BUILD_GROUP_SUM, cards=cards("6s 2c"), sum=8, value=9)
    none = refuse(rules, Why.NO_CARD_IN_HAND, card=parse_card("3d"), value=8)
    owns = refuse(rules, Why.TRAIL_OWNS_BUILD, card=parse_card("4d"), value=8)
    return [
        say_refusal(language, sums),
        say_refusal(language, none),
        say_refusal(language, owns),
        say_move(language, at, TAKE),
        say_move(language, at, BUILD),
        say_move(language, at, Trail(parse_card("2c"))),
        say_event(language, DEALT, PEOPLE),
        say_event(language, Played(0, TAKE, (cards("8d"), cards("5c 3h"))), PEOPLE),
        say_event(language, Played(1, BUILD, (cards("3d 5c"),)), PEOPLE),
        say_sheet(language, sheet_line(variant("dominican"), "raise_own")),
        say_sheet(language, sheet_line(variant("danish"), "most_spades")),
        say_decision(language, rules, WON, PEOPLE),
        say_preset(language, "royal"),
        say(language, "home-play"),
        say(language, "log-last"),
    ]


SAMPLES = {
    Language.EN: [
        "6♠+2♣ makes 8, but that build is worth 9.",
        "You hold no other card worth 8, so you couldn't take that build.",
        "You own the build of 8, so you may not just lay 4♦ down.",
        "Take 8♦, 5♣+3♥",
        "Build 8: 3♦+5♣",
        "Trail",
        "Anna deals. On the table: 8♦, 5♣. You lead.",
        "Anna takes 8♦, 5♣+3♥ with 8♠.",
        "You build 8: 3♦+5♣.",
        "You may raise only other players' builds.",
        "Most spades: 2 points.",
        "Counting in order, Anna reaches 21 first and wins (“Big Cassino”).",
        "Royal Cassino",
        "Play",
        "Last!",
    ],
    Language.CS: [
        "6♠+2♣ dává 8, ale ta stavba má hodnotu 9.",
        "Žádnou další kartu v hodnotě 8 nemáš, takže nemáš čím tu stavbu vzít.",
        "Stavba 8 patří tobě, takže kartu 4♦ nesmíš jen tak odložit.",
        "Vzít 8♦, 5♣+3♥",
        "Postavit 8: 3♦+5♣",
        "Odložit",
        "Anna rozdává. Na stole: 8♦, 5♣. Začínáš.",
        "Anna bere 8♦, 5♣+3♥ kartou 8♠.",
        "Zakládáš stavbu 8: 3♦+5♣.",
        "Zvyšovat se smějí jen stavby ostatních.",
        "Nejvíce piků: 2 body.",
        "Při počítání popořadě Anna dosahuje 21 jako první a vyhrává („Velké kasino“).",
        "Královské kasino",
        "Hrát",
        "Poslední!",
    ],
    Language.DA: [
        "6♠+2♣ giver 8, men den bygning er 9 værd.",
        "Du har intet andet kort, der tæller 8, så du kunne ikke tage den bygning.",
        "Du ejer bygningen på 8, så du må ikke bare smide 4♦ ud.",
        "Tag 8♦, 5♣+3♥",
        "Byg 8: 3♦+5♣",
        "Smid ud",
        "Anna giver kort. På bordet: 8♦, 5♣. Du begynder.",
        "Anna tager 8♦, 5♣+3♥ med 8♠.",
        "Du bygger 8: 3♦+5♣.",
        "Man må kun bygge videre på andres bygninger.",
        "Flest spar: 2 point.",
        "Talt i rækkefølge når Anna først 21 og vinder (»Store kasino«).",
        "Royal Kasino",
        "Spil",
        "Sidsten!",
    ],
    Language.JA: [
        "6♠+2♣は8ですが、そのビルドは9です。",
        "ほかに8のカードを持っていないので、そのビルドを取れなくなります。",
        "8のビルドの持ち主なので、4♦をただ場に置くことはできません。",
        "8♦、5♣+3♥を取る",
        "8をビルド: 3♦+5♣",
        "場に置く",
        "Annaが配ります。場: 8♦、5♣。あなたから始めます。",
        "Annaは8♠で8♦、5♣+3♥を取りました。",
        "あなたは8をビルドしました: 3♦+5♣。",
        "値を上げられるのは、ほかの人のビルドだけです。",
        "最多スペード: 2点。",
        "Annaが順に数えて先に21点に届き、勝ちました(「ビッグカシノ」)。",
        "ロイヤルカシノ",
        "遊ぶ",
        "ラスト！",
    ],
    Language.SW: [
        "6♠+2♣ ni 8, lakini jengo hilo lina thamani ya 9.",
        "Huna kadi nyingine ya 8, kwa hiyo usingeweza kunasa jengo hilo.",
        "Jengo la 8 ni lako, kwa hiyo huwezi kuacha tu 4♦ mezani.",
        "Nasa 8♦, 5♣+3♥",
        "Jenga 8: 3♦+5♣",
        "Acha mezani",
        "Anna anagawa. Mezani: 8♦, 5♣. Unaanza.",
        "Anna amenasa 8♦, 5♣+3♥ kwa 8♠.",
        "Umejenga 8: 3♦+5♣.",
        "Unaweza kuongeza thamani ya majengo ya wengine tu.",
        "Jembe nyingi zaidi: pointi 2.",
        "Kwa kuhesabu kwa mpangilio, Anna amefikia 21 kwanza na kushinda (“Kasino Kubwa”).",
        "Kasino ya Kifalme",
        "Cheza",
        "Mwisho!",
    ],
}


@pytest.mark.parametrize("language", Language)
def test_samples(language: Language) -> None:
    assert sample(language) == SAMPLES[language]


@pytest.mark.parametrize(
    ("count", "cards_held", "points"),
    [
        (1, "v ruce 1 karta", "Shoda: 1 bod čeká na příští rozdání"),
        (3, "v ruce 3 karty", "Shoda: 3 body čekají na příští rozdání"),
        (5, "v ruce 5 karet", "Shoda: 5 bodů čeká na příští rozdání"),
        (22, "v ruce 22 karet", "Shoda: 22 bodů čeká na příští rozdání"),
    ],
)
def test_czech_counts_in_three_forms(count: int, cards_held: str, points: str) -> None:
    assert say(Language.CS, "seat-held", count=count) == cards_held
    assert say(Language.CS, "count-note-carry", points=count) == points
