"""Learns to beat greedy at classic Cassino for two: masked PPO on the steps of cassino-act-v1.

Usage: python learn.py [FOLDER] [--updates N] [--seed N] ...

Needs the extra `learn` (JAX and Optax). In FOLDER it keeps `checkpoint.pickle`, from which the same
command goes on after a break, the curve as `curve.csv` and `curve.svg`, and the weights as
`learned.npz`, which `evaluate.py` takes to the arena.
"""

from __future__ import annotations

import csv
import math
import pickle
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

try:
    import jax
    import jax.numpy as jnp
    import optax
except ModuleNotFoundError as missing:
    sys.exit(f"this needs {missing.name}: in a clone of the repository, pip install '.[learn]'")

from cassino.cards import CARDS
from cassino.envs import NUMBERS, STEPS
from cassino.envs.vector import Batch, VectorCassino

ROUNDS, PARTS = 16, 16  # steps in every deal before an update, and parts that it goes in
EMBEDDED, HIDDEN = 8, 128  # numbers for what is known of a rank, units of a hidden layer
RATE, ENTROPY, CLIP, FADE = 2e-3, 0.01, 0.2, 0.95  # FADE is the lambda of the advantages
SCALE = 0.25  # rewards are points times this, so that values are about 1
CURVE_SEED, LAST_SEED = 1_000_000, 2_000_000  # of decks that nobody learns from

# What is looked at: of every card twelve planes, and that it may be chosen or picked now;
# of the table the numbers, and which of the other steps may be taken.
CARD_PLANES = np.array([0, 1, 2, 3, 4, 5, 8, 10, 11, 14, 15, 16])
SEEN_NUMBERS = NUMBERS["over"]
NUMBER_SCALE = np.full(SEEN_NUMBERS, 0.25, np.float32)
BUILD_VALUES, PICK_STEPS, OTHER_STEPS = 8, 52, 104

# What a card in a pile is about worth: its points, and a share in most cards and most spades.
POINTS = {"Ac": 1, "Ad": 1, "Ah": 1, "As": 1, "2s": 1, "Td": 2}
PRICES = np.array(
    [POINTS.get(c.text, 0) + 0.12 + 0.13 * c.text.endswith("s") for c in CARDS], np.float32
)
OWN_PILE, OTHER_PILE, LAST_PLANE = 10, 11, 17

Weights = dict[str, Any]
Memory = Any  # what the optimiser keeps


# --- the network: what is known of each rank is squeezed by shared weights, then two layers


def new_weights(seed: int) -> Weights:
    """Weights of a layer are `name`, its biases `name/b`; the policy begins almost even."""
    chance = np.random.default_rng(seed)
    known, rest = 4 * (len(CARD_PLANES) + 2), SEEN_NUMBERS + 10 + STEPS - OTHER_STEPS
    shapes = {
        "rank": (known, EMBEDDED, 2),
        "first": (13 * EMBEDDED + rest, HIDDEN, 2),
        "second": (HIDDEN, HIDDEN, 2),
        "policy": (HIDDEN, STEPS, 0.0001),
        "value": (HIDDEN, 1, 1),
    }
    weights: Weights = {}
    for name, (wide, out, gain) in shapes.items():
        drawn = chance.normal(0, math.sqrt(gain / wide), (wide, out))
        weights[name] = drawn.astype(np.float32)
        weights[f"{name}/b"] = np.zeros((13, out) if name == "rank" else out, np.float32)
    return weights


def ways_to_make(loose: jax.Array) -> jax.Array:
    """In how many ways loose cards add up to 1 … 10: the arithmetic, done for the learner."""
    ways = jnp.zeros((len(loose), 11)).at[:, 0].set(1)
    for value in range(1, 11):
        for card in range(4 * value - 4, 4 * value):
            ways = ways.at[:, value:].add(loose[:, card : card + 1] * ways[:, :-value])
    return jnp.log1p(ways[:, 1:])


def network(weights: Weights, planes: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logarithms of chances of every step (-1e9 for what may not be taken), and the value."""

    def layer(name: str, values: jax.Array) -> jax.Array:
        return values @ weights[name] + weights[f"{name}/b"]

    deals, may = len(planes), masks.astype(jnp.float32)
    seen = planes.astype(jnp.float32).at[:, BUILD_VALUES].multiply(0.125)
    cards = [seen[:, CARD_PLANES], may[:, None, :PICK_STEPS], may[:, None, PICK_STEPS:OTHER_STEPS]]
    ranks = jnp.concatenate(cards, 1).reshape(deals, -1, 13, 4).transpose(0, 2, 1, 3)
    squeezed = jax.nn.relu(layer("rank", ranks.reshape(deals, 13, -1)))
    numbers = seen[:, LAST_PLANE, :SEEN_NUMBERS] * NUMBER_SCALE
    rest = [numbers, ways_to_make(seen[:, 1]), may[:, OTHER_STEPS:]]
    hidden = jax.nn.relu(layer("first", jnp.concatenate([squeezed.reshape(deals, -1), *rest], 1)))
    hidden = jax.nn.relu(layer("second", hidden))
    logits = jnp.where(masks > 0, layer("policy", hidden), -1e9)
    return jax.nn.log_softmax(logits), layer("value", hidden)[:, 0]


@jax.jit
def best_steps(weights: Weights, planes: jax.Array, masks: jax.Array) -> jax.Array:
    """The step that is most likely, for each deal."""
    return network(weights, planes, masks)[0].argmax(axis=1)


@jax.jit
def draw_steps(
    weights: Weights, planes: jax.Array, masks: jax.Array, key: jax.Array
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """A step for each deal as chance has it, the logarithm of its chance, and the value."""
    logs, values = network(weights, planes, masks)
    steps = jax.random.categorical(key, logs)
    return steps, jnp.take_along_axis(logs, steps[:, None], 1)[:, 0], values


# --- learning: proximal policy optimisation


class Samples(NamedTuple):
    """What was seen and done, `[rounds, places, ...]`; `logs` are logarithms of chances."""

    planes: Any
    masks: Any
    steps: Any
    logs: Any
    advantages: Any
    returns: Any


def loss_of(weights: Weights, samples: Samples) -> jax.Array:
    """Clipped gain of the policy, squared error of the value, and a little for curiosity."""
    logs, values = network(weights, samples.planes, samples.masks)
    chosen = jnp.take_along_axis(logs, samples.steps[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - samples.logs)
    spread = samples.advantages.std() + 1e-8
    gain = (samples.advantages - samples.advantages.mean()) / spread
    clipped = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    entropy = -jnp.where(samples.masks > 0, jnp.exp(logs) * logs, 0).sum(axis=1)
    error = (values - samples.returns) ** 2
    return (0.5 * error - clipped - ENTROPY * entropy).mean()


def optimiser(rate: float | jax.Array) -> optax.GradientTransformation:
    """Adam, with gradients kept short."""
    return optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))


@partial(jax.jit, donate_argnums=(0, 1))
def improve(
    weights: Weights, memory: Memory, samples: Samples, rate: float
) -> tuple[Weights, Memory]:
    """One step down the gradient."""
    slope = jax.grad(loss_of)(weights, samples)
    change, memory = optimiser(rate).update(slope, memory, weights)
    return optax.apply_updates(weights, change), memory


def potential(planes: np.ndarray) -> np.ndarray:
    """About how many points the learner is ahead by what lies in the piles.

    What it grows by is paid at once, and taken back from what the deal pays at its end. The sum
    over a deal doesn't depend on what is played, so the best policy stays the best.
    """
    piles = planes[:, OWN_PILE].astype(np.float32) - planes[:, OTHER_PILE]
    sweeps = planes[:, LAST_PLANE, NUMBERS["sweeps"] : NUMBERS["sweeps"] + 2].astype(np.float32)
    return piles @ PRICES + sweeps[:, 0] - sweeps[:, 1]


@dataclass(slots=True)
class Learner:
    """All that a checkpoint keeps; `table` are the deals under way."""

    seed: int
    places: int
    weights: Weights
    memory: Memory
    table: dict[str, Any] = field(default_factory=dict)
    updates: int = 0
    deals: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)


def new_learner(seed: int, places: int) -> Learner:
    """A learner that knows nothing."""
    weights = new_weights(seed)
    return Learner(seed, places, weights, optimiser(RATE).init(weights))


def play(learner: Learner, table: VectorCassino, batch: Batch) -> Samples:
    """Play some rounds by the policy, and find out what each step was better than expected."""
    shape = (ROUNDS, learner.places)
    rewards, over = np.zeros(shape, np.float32), np.zeros(shape, bool)
    values = np.zeros((ROUNDS + 1, learner.places), np.float32)
    places, done = np.arange(learner.places), list[tuple[np.ndarray, ...]]()
    key = jax.random.fold_in(jax.random.key(learner.seed), learner.updates + 1)
    for at in range(ROUNDS):
        planes, masks = batch.observations.copy(), batch.masks.copy()
        key, own = jax.random.split(key)
        steps, logs, values[at] = draw_steps(learner.weights, planes, masks, own)
        done.append((planes, masks, np.asarray(steps), np.asarray(logs)))
        table.step(done[-1][2])
        over[at] = batch.terminations
        after = np.where(over[at], 0, potential(batch.observations))
        rewards[at] = batch.rewards[places, batch.learners] + after - potential(planes)
    values[-1] = draw_steps(learner.weights, batch.observations, batch.masks, key)[2]
    learner.deals += int(over.sum())
    advantages = advantages_of(SCALE * rewards, values, over)
    seen = (np.stack(each) for each in zip(*done, strict=True))
    return Samples(*seen, advantages, advantages + values[:-1])


def advantages_of(rewards: np.ndarray, values: np.ndarray, over: np.ndarray) -> np.ndarray:
    """Generalised advantage estimates, without discount; nothing follows the end of a deal."""
    advantages = np.zeros_like(rewards)
    following = np.zeros_like(rewards[0])
    for at in reversed(range(ROUNDS)):
        goes_on = ~over[at]
        surprise = rewards[at] + goes_on * values[at + 1] - values[at]
        advantages[at] = following = surprise + FADE * goes_on * following
    return advantages


def learn(learner: Learner, samples: Samples, updates: int) -> None:
    """Go through the samples once in an order of chance, at a rate that falls to a twentieth."""
    rate = RATE * (1 - 0.95 * learner.updates / updates)
    flat = [each.reshape(-1, *each.shape[2:]) for each in samples]
    order = np.random.default_rng((learner.seed, learner.updates)).permutation(len(flat[0]))
    for part in order.reshape(PARTS, -1):
        chosen = Samples(*(each[part] for each in flat))
        learner.weights, learner.memory = improve(learner.weights, learner.memory, chosen, rate)
    learner.updates += 1


# --- measuring, keeping, drawing


def lead_over(weights: Weights, opponents: str, boards: int, seed: int) -> tuple[float, float]:
    """Points a deal ahead, and half of the 95 % interval: every deck is played from both seats."""
    leads = np.zeros(boards)
    for seat in (0, 1):
        table = VectorCassino(boards, opponents=opponents, autoreset="Disabled", learner=seat)
        batch = table.reset(seed=seed)
        while not batch.terminations.all():
            table.step(np.asarray(best_steps(weights, batch.observations, batch.masks)))
            leads += batch.rewards[:, seat] / 2
    return float(leads.mean()), float(1.96 * leads.std(ddof=1) / math.sqrt(boards))


def note(learner: Learner, boards: int) -> None:
    """Measure, and add a point to the curve."""
    lead, interval = lead_over(learner.weights, "greedy", boards, CURVE_SEED)
    seconds, cpu_seconds = round(learner.seconds), round(learner.cpu_seconds)
    learner.curve.append(
        {
            "updates": learner.updates,
            "deals": learner.deals,
            "seconds": seconds,
            "cpu_seconds": cpu_seconds,
            "lead": round(lead, 3),
            "interval": round(interval, 3),
        }
    )
    say(
        f"{learner.updates:5} updates {learner.deals:8} deals {seconds:5} s {cpu_seconds:5} CPU s"
        f"   against greedy {lead:+.2f} ±{interval:.2f}"
    )


def say(line: str) -> None:
    """A line for those who watch."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def keep(learner: Learner, table: VectorCassino, folder: Path) -> None:
    """Write everything down; a checkpoint is whole or isn't there."""
    learner.table = table.get_state()
    learner.weights, learner.memory = jax.device_get((learner.weights, learner.memory))
    (folder / "checkpoint.new").write_bytes(pickle.dumps(learner))
    (folder / "checkpoint.new").replace(folder / "checkpoint.pickle")
    halves = {name: each.astype(np.float16) for name, each in learner.weights.items()}
    np.savez_compressed(folder / "learned.npz", **halves)
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.DictWriter(file, learner.curve[0])
        rows.writeheader()
        rows.writerows(learner.curve)
    (folder / "curve.svg").write_text(drawn(learner.curve[1:] or learner.curve), encoding="utf-8")


def drawn(curve: list[dict[str, float]]) -> str:
    """The curve as a picture: points a deal ahead of greedy, with intervals, over deals."""
    most = max(point["deals"] for point in curve) or 1
    low = math.floor(min(point["lead"] - point["interval"] for point in curve))
    top = max(1, math.ceil(max(point["lead"] + point["interval"] for point in curve)))

    def up(lead: float) -> float:
        return round(20 + 240 * (top - lead) / (top - low), 1)

    spots = [(round(50 + 570 * p["deals"] / most, 1), p["lead"], p["interval"]) for p in curve]
    line = " ".join(f"{across},{up(lead)}" for across, lead, _ in spots)
    bars = "".join(f"M{at} {up(lead - half)}V{up(lead + half)}" for at, lead, half in spots)
    grid = "".join(f"M50 {up(lead)}H620" for lead in range(low, top + 1))
    names = "".join(
        f'<text x="40" y="{up(lead) + 4}" text-anchor="end">{lead and f"{lead:+}"}</text>'
        for lead in range(low, top + 1)
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" fill="#777"
 font-family="sans-serif" font-size="13"><path d="{grid}" stroke="#777" stroke-opacity=".3"/>
<path d="M50 {up(0)}H620" stroke="#777"/><path d="{bars}" stroke="#2a7"/>
<polyline points="{line}" fill="none" stroke="#2a7" stroke-width="2"/>{names}
<text x="335" y="290" text-anchor="middle">points a deal ahead of greedy, over {most:,} deals</text>
</svg>
"""


# --- all together


def number(text: str) -> int:
    """A number of an argument, 1 or more."""
    if (found := int(text)) < 1:
        raise ArgumentTypeError(f"{text} is less than 1")
    return found


def resumed(folder: Path, seed: int, places: int) -> Learner:
    """The learner of the folder's checkpoint, or a new one where there is none."""
    file = folder / "checkpoint.pickle"
    if not file.exists():
        return new_learner(seed, places)
    learner: Learner = pickle.loads(file.read_bytes())  # noqa: S301 - written by `keep`
    if (learner.seed, learner.places) != (seed, places):
        sys.exit(f"{folder} has a run with seed {learner.seed} and {learner.places} places")
    return learner


def main() -> None:
    """Learn until the updates are made, then measure once more, on other decks."""
    words = ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("folder", nargs="?", type=Path, default=Path("learned"))
    words.add_argument("--updates", type=number, default=600)
    words.add_argument("--every", type=number, default=25, help="updates from measure to measure")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--places", type=number, default=2048, help="deals side by side")
    words.add_argument("--boards", type=number, default=2000, help="decks of a measure, 2 or more")
    given = words.parse_args()
    if given.boards < 2:
        words.error("argument --boards: 2 or more, for an interval")
    if given.seed < 0:
        words.error("argument --seed: 0 or more")
    given.folder.mkdir(parents=True, exist_ok=True)
    learner = resumed(given.folder, given.seed, given.places)
    table = VectorCassino(given.places, opponents="greedy", autoreset="SameStep")
    batch = table.reset(seed=given.seed)
    if learner.curve:
        table.set_state(learner.table)
    else:
        note(learner, given.boards)
    while learner.updates < given.updates:
        wall, cpu = time.perf_counter(), time.process_time()
        learn(learner, play(learner, table, batch), given.updates)
        learner.seconds += time.perf_counter() - wall
        learner.cpu_seconds += time.process_time() - cpu
        if learner.updates % given.every == 0 or learner.updates == given.updates:
            note(learner, given.boards)
            keep(learner, table, given.folder)
    for opponents in ("greedy", "counting"):
        lead, half = lead_over(learner.weights, opponents, 5 * given.boards, LAST_SEED)
        say(f"at the end, against {opponents}: {lead:+.2f} ±{half:.2f} points a deal")


if __name__ == "__main__":
    main()
