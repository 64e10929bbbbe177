"""Geometry of the deck, the icons and the emotes: paths only, no fonts, no raster."""
