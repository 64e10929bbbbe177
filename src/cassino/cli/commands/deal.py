"""``cassino deal``: the deck of a seed, and who gets which of its cards."""

from __future__ import annotations

import json

import click

from cassino.cli.dealt import DealtHand, hands_of, hands_text
from cassino.cli.variant_options import read_variant_options, switch_options
from cassino.rules import check_seats, deal_seed, shuffled_deck
from cassino.rules.errors import InvalidSeats


@click.command()
@click.option("--seed", required=True, help="The text that the deck is made of.")
@click.option(
    "--deal",
    "number",
    type=click.IntRange(1, 9999),
    help="Take the seed as a match's, and give the deck of its deal of that number.",
)
@click.option("--show", is_flag=True, help="Also show who gets which cards, hand after hand.")
@click.option("--variant", default="classic", show_default=True, help="The game, for --show.")
@click.option("--seats", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--dealer", type=click.IntRange(0, 3), default=0, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="One JSON object on one line.")
@switch_options
def command(
    seed: str,
    number: int | None,
    show: bool,
    variant: str,
    seats: int,
    dealer: int,
    as_json: bool,
    **switches: str | None,
) -> None:
    """Give the deck of a seed, in dealing order.

    The same seed gives the same deck everywhere; how, is written in the documentation.
    """
    rules = read_variant_options(variant, switches)
    check_seats(rules, seats, partners=False)
    if dealer >= seats:
        raise InvalidSeats(f"there is no seat {dealer} to deal")
    seed = seed if number is None else deal_seed(seed, number)
    deck = shuffled_deck(seed)
    hands = hands_of(rules, seats, dealer, deck) if show else ()
    if as_json:
        click.echo(_as_json(seed, [card.text for card in deck], hands))
        return
    click.echo(" ".join(card.text for card in deck))
    for line in hands_text(hands):
        click.echo(line)


def _as_json(seed: str, deck: list[str], hands: tuple[DealtHand, ...]) -> str:
    told: dict[str, object] = {"seed": seed, "deck": deck}
    if hands:
        told["hands"] = [hand.as_object() for hand in hands]
    return json.dumps(told, ensure_ascii=False)
