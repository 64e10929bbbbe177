"""The compiled twin of the rules, for search and simulation; ``rules`` stays the authority.

Three arrays go into every call: the rules of a variant (``rules_of``), states (``encode``,
``new_states``), and a work space (``new_work``) that no two threads share. From Python:

- ``encode`` / ``decode``: positions and views as states; ``encode_move`` / ``decode_move``: moves
  as 64-bit codes, in states' terms ``move_at``;
- ``legal_codes``, ``step``, ``is_over``, ``score``, ``start``: generate, play, score, deal;
- ``policy_code``, ``playout``: what the policies ``RANDOM``, ``GREEDY`` and ``COUNTING`` do;
- ``batch_legal``, ``batch_step``, ``batch_score``, ``batch_start``, ``batch_play``: many at once;
- ``EndSolver`` solves endings exactly, for points or for the match (``Aim``);
- ``warm`` compiles all of it ahead, ``is_warm`` tells cheaply whether that was done.

In compiled code (``compiled``) the same works on records, without a single allocation:
``generate(rules, state, work, start) -> end`` writes codes to ``work.codes[start:end]``,
``play(rules, state, work, code)`` changes the state, ``states[depth + 1] = states[depth]`` copies
it, ``score_items(rules, state, items)`` counts it, ``choose(rules, state, work, policy)`` asks a
policy, ``shuffle(state, work, start)`` shuffles what is left of the deck by the numbers that
``seed_random(work, seed)`` began.
"""

from cassino.kernel.arrays import (
    batch_legal,
    batch_play,
    batch_score,
    batch_start,
    batch_step,
    is_over,
    legal_codes,
    playout,
    policies,
    policy_code,
    score,
    start,
    step,
)
from cassino.kernel.chance import draw, seed_random
from cassino.kernel.checking import BatchError
from cassino.kernel.coding import (
    ADDS,
    BUILDS,
    RAISES,
    TAKES,
    card_of,
    code_of,
    decode_move,
    encode_move,
    kind_of,
    table_of,
    value_of,
)
from cassino.kernel.compiling import IS_COMPILED, compiled, count, highest, lowest
from cassino.kernel.dealing import fresh_deck, shuffle, start_deal
from cassino.kernel.encoding import decode, encode, move_at
from cassino.kernel.generating import generate
from cassino.kernel.playing import play, side_of
from cassino.kernel.playouts import COUNTING, GREEDY, RANDOM, chance_to_choose, choose
from cassino.kernel.records import (
    ITEMS_OF_SCORE,
    MOST_BUILDS,
    MOST_MOVES,
    RULES,
    STATE,
    WORK,
    Codes,
    Rules,
    RulesRecord,
    StateRecord,
    States,
    Work,
    WorkRecord,
    new_states,
    new_work,
)
from cassino.kernel.rulebook import UnsupportedVariant, rules_of, supports, unsupported
from cassino.kernel.scoring import score_items, sides_of
from cassino.kernel.solving_arrays import EndingError, EndSolver, Solved
from cassino.kernel.solving_records import Aim
from cassino.kernel.warming import is_warm, warm

__all__ = [
    "ADDS",
    "BUILDS",
    "COUNTING",
    "GREEDY",
    "IS_COMPILED",
    "ITEMS_OF_SCORE",
    "MOST_BUILDS",
    "MOST_MOVES",
    "RAISES",
    "RANDOM",
    "RULES",
    "STATE",
    "TAKES",
    "WORK",
    "Aim",
    "BatchError",
    "Codes",
    "EndSolver",
    "EndingError",
    "Rules",
    "RulesRecord",
    "Solved",
    "StateRecord",
    "States",
    "UnsupportedVariant",
    "Work",
    "WorkRecord",
    "batch_legal",
    "batch_play",
    "batch_score",
    "batch_start",
    "batch_step",
    "card_of",
    "chance_to_choose",
    "choose",
    "code_of",
    "compiled",
    "count",
    "decode",
    "decode_move",
    "draw",
    "encode",
    "encode_move",
    "fresh_deck",
    "generate",
    "highest",
    "is_over",
    "is_warm",
    "kind_of",
    "legal_codes",
    "lowest",
    "move_at",
    "new_states",
    "new_work",
    "play",
    "playout",
    "policies",
    "policy_code",
    "rules_of",
    "score",
    "score_items",
    "seed_random",
    "shuffle",
    "side_of",
    "sides_of",
    "start",
    "start_deal",
    "step",
    "supports",
    "table_of",
    "unsupported",
    "value_of",
    "warm",
]
