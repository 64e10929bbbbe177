"""The words of the table, in every language against every rule."""
