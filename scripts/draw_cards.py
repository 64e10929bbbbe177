import sys
from pathlib import Path
from drawing.deck import deck

ART = Path(__file__).parent.parent / "src/cassino/web/static/art"
(ART / "cards.svg").write_text(deck())
