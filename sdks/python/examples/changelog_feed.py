"""Get the change log as a feed"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.changelog.feed(accept_language="fr", x_correlation_id="order-4711")
    print(result)
