"""Thinking: computers choose their moves in processes of their own, and see views alone."""

from cassino.server.thinking.pool import Thinkers, ThinkingFailed

__all__ = ["Thinkers", "ThinkingFailed"]
