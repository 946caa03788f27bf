"""Create an API key"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.api_keys.create(
        name="Payout server",
        scopes=[
            "payments:read",
            "payments:write",
            "webhooks:read",
        ],
        accept_language="fr",
        x_correlation_id="order-4711",
        allowed_ips=[
            "196.202.10.0/28",
        ],
    )
    print(result)
