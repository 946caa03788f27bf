"""Quote a widget payment (browser)"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.widget_client.create_quote(
        msisdn="+237677999000",
        accept_language="fr",
        x_correlation_id="order-4711",
    )
    print(result)
