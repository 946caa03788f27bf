"""Retrieve the tenant"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.tenant.retrieve(accept_language="fr", x_correlation_id="order-4711")
    print(result)
