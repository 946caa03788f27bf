"""Create a webhook endpoint"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.webhook_endpoints.create(
        url="https://hooks.sahel-pay.example/njia",
        events=[
            "payment.*",
            "kyc_score.completed",
        ],
        accept_language="fr",
        x_correlation_id="order-4711",
        description="Payment status for the Douala back office",
        ordering="per_resource",
        metadata={
            "team": "payments",
        },
    )
    print(result)
