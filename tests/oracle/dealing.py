"""Who gets which card, who leads and who deals next (CL4-9, DK2-5, DR2-3, X13-15, X37, X53)."""

from typing import Any

from tests.oracle.position import Rules, switches

TABLE = "table"


def deal(case: dict[str, Any]) -> dict[str, Any]:
    """The expected object of a case of the kind `deal`."""
    rules = switches(case["variant"], case.get("options"))
    seats, dealer, number = case.get("seats", 2), case.get("dealer", 0), case.get("hand_number", 1)
    first = leader(rules, seats, dealer, number)
    return {
        "leader": first,
        "order": turns_from(rules, seats, first),
        "next_dealer": next_seat(rules, seats, dealer),
        "hands_in_deal": hands_in_deal(seats),
        "last": number == hands_in_deal(seats),
        "recipients": recipients(rules, seats, dealer, number),
    }


def hands_in_deal(seats: int) -> int:
    """How many hands one pack gives: (52 - 4) / 4n (CL7)."""
    return (52 - 4) // (4 * seats)


def next_seat(rules: Rules, seats: int, seat: int) -> int:
    """The seat whose turn follows, in the direction of play."""
    step = 1 if rules["direction"] == "clockwise" else -1
    return (seat + step) % seats


def turns_from(rules: Rules, seats: int, first: int) -> list[int]:
    """All seats in turn order, beginning with `first`."""
    order = [first]
    while len(order) < seats:
        order.append(next_seat(rules, seats, order[-1]))
    return order


def leader(rules: Rules, seats: int, dealer: int, number: int) -> int:
    """The seat that leads hand `number` (CL9, DK4, DR2)."""
    seat = next_seat(rules, seats, dealer)
    if rules["later_hands_led_by"] == "next_seat":
        for _ in range(number - 1):
            seat = next_seat(rules, seats, seat)
    return seat


def recipients(rules: Rules, seats: int, dealer: int, number: int) -> list[str]:
    """Who gets the first, second, third ... card of this hand; always by twos."""
    players = [str(s) for s in turns_from(rules, seats, next_seat(rules, seats, dealer))]
    if number == 1 and rules["deal_order"] == "players_table":
        players = [*players, TABLE]
    elif number == 1:
        players = [*players[:-1], TABLE, players[-1]]
    return [who for _ in range(2) for who in players for _ in range(2)]
