"""Stream events"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    stream = client.events.stream(
        accept_language="fr",
        x_correlation_id="order-4711",
        last_event_id="1629",
    )
    with stream:
        for part in stream:
            print(part)
