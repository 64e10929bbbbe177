"""Studying: finished matches are analysed in processes of their own, in the background."""

from cassino.server.studying.studies import Studies, Study, TooManyStudies

__all__ = ["Studies", "Study", "TooManyStudies"]
