"""Get an event"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.events.retrieve(
        "evt_01kag9zt9jkza2dnmtty18aem2",
        accept_language="fr",
        x_correlation_id="order-4711",
    )
    print(result)
