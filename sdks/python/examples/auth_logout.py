"""End the session"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.auth.logout(accept_language="fr", x_correlation_id="order-4711")
    print(result)
