"""A thousand sockets at hundreds of tables: how long a play takes, and what a guest costs.

``python -m benchmarks.load`` runs it; its help says how.
"""

__all__: list[str] = []
