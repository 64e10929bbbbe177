"""How likely a policy plays a move agrees with what it plays."""

from collections import Counter

import numpy as np
import pytest

from cassino.kernel import (
    COUNTING,
    GREEDY,
    RANDOM,
    Codes,
    Rules,
    States,
    Work,
    chance_to_choose,
    compiled,
    encode,
    legal_codes,
    new_states,
    new_work,
    policy_code,
    rules_of,
)
from cassino.rules import PRESETS, deal, variant, view_of


@compiled
def _chance(rules: Rules, states: States, work: Work, asked: Codes) -> float:
    return chance_to_choose(rules[0], states[0], work[0], asked[0], asked[1])


@pytest.mark.parametrize("policy", [RANDOM, GREEDY, COUNTING])
@pytest.mark.parametrize("preset", PRESETS)
def test_chances_agree_with_choices(preset: str, policy: int) -> None:
    position = deal(variant(preset), seed="policies")
    states, rules, work = new_states(1), rules_of(position.variant), new_work()
    encode(view_of(position, position.turn), into=states)
    codes = legal_codes(rules, states, work).tolist()
    chances = {
        code: _chance(rules, states, work, np.array([policy, code], np.int64)) for code in codes
    }
    assert sum(chances.values()) == pytest.approx(1.0)
    played = Counter(policy_code(rules, states, work, policy, seed) for seed in range(600))
    for code, chance in chances.items():
        spread = (chance * (1 - chance) / 600) ** 0.5
        assert abs(played[code] / 600 - chance) <= 5 * spread
