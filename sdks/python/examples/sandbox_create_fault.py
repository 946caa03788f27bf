"""Inject a fault"""

from __future__ import annotations

import datetime as dt

from njia import Njia

with Njia() as client:
    result = client.sandbox.create_fault(
        target="callback:mtn_momo",
        kind="duplicate",
        accept_language="fr",
        x_correlation_id="order-4711",
        parameters={
            "copies": 3,
        },
        probability=1,
        seed=42,
        max_count=5,
        expires_at=dt.datetime.fromisoformat("2026-11-20T11:00:00.000000+00:00"),
    )
    print(result)
