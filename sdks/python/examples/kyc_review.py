"""Decide an assessment"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.kyc.review(
        "kys_01kag9ytq2f7sv3w5x8a0b1c2d",
        decision="clear",
        accept_language="fr",
        x_correlation_id="order-4711",
        note="Second given name is missing on the card; birth certificate seen.",
    )
    print(result)
