"""Training: the weights that the search judges with, learned from deals played against itself.

``python -m cassino.search.training`` writes the package's file of weights anew, the same from the
same seed: first what positions turn out to be worth, then, from moves compared in worlds, what
makes one move better than another (worth) and likelier to be chosen (habits).
"""

from cassino.search.training.fitting import fit_choices, fit_differences, fit_outcomes
from cassino.search.training.learning import Course, learn

__all__ = ["Course", "fit_choices", "fit_differences", "fit_outcomes", "learn"]
