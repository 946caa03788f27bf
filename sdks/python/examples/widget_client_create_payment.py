"""Pay with a widget (browser)"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.widget_client.create_payment(
        msisdn="+237677999000",
        accept_language="fr",
        x_correlation_id="order-4711",
        quote_id="qte_01kag9ytq2f7sv3w5x8a0b1c2d",
    )
    print(result)
