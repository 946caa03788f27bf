"""Renew a session"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.auth.refresh(
        refresh_token="svr_Q2hvY29sYXRlIGNoaXAgY29va2llcyBhcmUgZ29vZDE",
        accept_language="fr",
        x_correlation_id="order-4711",
    )
    print(result)
