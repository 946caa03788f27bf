"""Advance the sandbox clock"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.sandbox.advance_clock(
        seconds=31,
        accept_language="fr",
        x_correlation_id="order-4711",
    )
    print(result)
