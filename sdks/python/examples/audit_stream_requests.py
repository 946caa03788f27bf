"""Follow the request log"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    stream = client.audit.stream_requests(
        accept_language="fr",
        x_correlation_id="order-4711",
        operation_id="createPayment",
        min_status=400,
    )
    with stream:
        for part in stream:
            print(part)
