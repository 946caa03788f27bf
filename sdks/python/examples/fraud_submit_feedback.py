"""Tell what it turned out to be"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.fraud.submit_feedback(
        "fra_01kag9ytq2f7sv3w5x8a0b1c2d",
        label="fraud",
        accept_language="fr",
        x_correlation_id="order-4711",
        note="Customer confirmed the loss of the phone.",
    )
    print(result)
