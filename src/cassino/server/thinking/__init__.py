"""Thinking: computers choose their moves in processes of their own, and see views alone."""

from cassino.server.thinking.pool import Thinkers, ThinkingFailed
from cassino.server.thinking.workers import Hint

__all__ = ["Hint", "Thinkers", "ThinkingFailed"]
