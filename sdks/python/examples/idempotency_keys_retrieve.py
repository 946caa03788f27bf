"""Look up an idempotency key"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.idempotency_keys.retrieve(
        "createPayment",
        "8f14e45f-ceea-467f-9e0d-3f1b2a6c7d80",
        accept_language="fr",
        x_correlation_id="order-4711",
    )
    print(result)
