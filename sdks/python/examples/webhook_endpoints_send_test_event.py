"""Send a test event"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.webhook_endpoints.send_test_event(
        "whe_01kag9ytq2f7sv3w5x8a0b1c2d",
        accept_language="fr",
        x_correlation_id="order-4711",
        event_type="payment.completed",
        payload_format="enveloped",
    )
    print(result)
