"""Send a provider callback"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.sandbox.trigger_callback(
        "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
        event="succeeded",
        accept_language="fr",
        x_correlation_id="order-4711",
        delay_seconds=2,
    )
    print(result)
