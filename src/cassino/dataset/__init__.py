"""Data sets: games between agents as Parquet, one row a play.

``make_dataset`` plays what a ``Plan`` says and writes it, streaming; the same plan gives the same
rows, however often it was stopped on the way. The columns, ``cassino-dataset-v1``, are described
in ``docs/dataset.md``. Importing this needs pyarrow, which the extra ``data`` brings along.
"""

from cassino.dataset.columns import NAME_KEY, PLAN_KEY, schema_of
from cassino.dataset.errors import DatasetError
from cassino.dataset.files import GROUP, plan_in
from cassino.dataset.line_ups import MOST_AGENTS, line_ups
from cassino.dataset.making import Stage, make_dataset, partial_of
from cassino.dataset.plans import SCHEMA, Plan, plan_of, read_plan
from cassino.dataset.playing import LISTED, position_text, read_view

__all__ = [
    "GROUP",
    "LISTED",
    "MOST_AGENTS",
    "NAME_KEY",
    "PLAN_KEY",
    "SCHEMA",
    "DatasetError",
    "Plan",
    "Stage",
    "line_ups",
    "make_dataset",
    "partial_of",
    "plan_in",
    "plan_of",
    "position_text",
    "read_plan",
    "read_view",
    "schema_of",
]
