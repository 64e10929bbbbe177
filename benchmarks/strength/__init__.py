"""The strength report: who beats whom by how much, in which game, at which cost of time."""
