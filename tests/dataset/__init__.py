"""Data sets: faithful to the rules, blind to what is hidden, the same however they were made."""
