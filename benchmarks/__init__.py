"""Measurements: how fast the rules are and how strong the agents, each with one command."""

__all__: list[str] = []
