"""Change the tenant"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.tenant.update(
        accept_language="fr",
        x_correlation_id="order-4711",
        settings={
            "routing_strategy": "lowest_cost",
            "reversal_window_days": 30,
        },
    )
    print(result)
