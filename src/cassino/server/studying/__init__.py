"""Studying: finished matches are analysed in processes of their own, in the background.

What they find is kept on a ``shelf`` in the store, so that a house that is killed goes on where it
stopped. The processes themselves need no store, so the face doesn't load it.
"""

from cassino.server.studying.studies import Studies, TooManyStudies

__all__ = ["Studies", "TooManyStudies"]
