"""Get spend limits"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.ghost_cards.spend_limits("card_01kag9ytq2f7sv3w5x8a0b1c2d", limit=20)
    for item in page:
        print(item)
