"""Change a webhook endpoint"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.webhook_endpoints.update(
        "whe_01kag9ytq2f7sv3w5x8a0b1c2d",
        accept_language="fr",
        x_correlation_id="order-4711",
        payload_format="enveloped",
        api_version="2026-09-01",
    )
    print(result)
