"""Get spend limits"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.ghost_cards.spend_limits(
        "card_01kag9ytq2f7sv3w5x8a0b1c2d",
        accept_language="fr",
        x_correlation_id="order-4711",
        limit=20,
        starting_after="pay_01kag9ytq2f7sv3w5x8a0b1c2d",
        ending_before="pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    )
    for item in page:
        print(item)
