"""The table in the terminal: how it is drawn, who plays at it, how matches are kept."""

__all__: list[str] = []
