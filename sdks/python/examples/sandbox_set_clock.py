"""Set the sandbox clock"""

from __future__ import annotations

import datetime as dt

from njia import Njia

with Njia() as client:
    result = client.sandbox.set_clock(
        now=dt.datetime.fromisoformat("2026-11-30T23:59:00.000000+00:00"),
        accept_language="fr",
        x_correlation_id="order-4711",
        frozen=True,
    )
    print(result)
