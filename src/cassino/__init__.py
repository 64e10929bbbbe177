"""Play, learn, study and program the card game Cassino.

This package's front door loads nothing: open the floor you need, `cassino.cards`, `cassino.rules`,
`cassino.notation` or a higher one.

    >>> import cassino
    >>> cassino.__version__.count(".")
    2
"""

__all__ = ["__version__"]

__version__ = "0.1.0"
