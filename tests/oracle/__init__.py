"""A slow, plain reading of the rules, written from RULES.md alone.

It shares no code with the package it judges: positions are the JSON dictionaries of
the notation, cards are two-character strings and moves are tuples by effect.
"""
