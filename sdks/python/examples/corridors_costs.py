"""Read the cost history of a corridor"""

from __future__ import annotations

import datetime as dt

from njia import Njia

with Njia() as client:
    result = client.corridors.costs(
        "CM-GA-XAF-XAF",
        accept_language="fr",
        x_correlation_id="order-4711",
        as_of=dt.datetime.fromisoformat("2026-11-20T10:00:00.000000+00:00"),
    )
    print(result)
