"""Replace the fraud policy"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.fraud.replace_policy(
        review_at=50,
        block_at=75,
        fail_mode="review",
        accept_language="fr",
        x_correlation_id="order-4711",
    )
    print(result)
