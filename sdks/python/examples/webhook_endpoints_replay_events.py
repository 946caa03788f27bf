"""Deliver past events again"""

from __future__ import annotations

import datetime as dt

from njia import Njia

with Njia() as client:
    result = client.webhook_endpoints.replay_events(
        "whe_01kag9ytq2f7sv3w5x8a0b1c2d",
        since=dt.datetime.fromisoformat("2026-11-19T20:00:00.000000+00:00"),
        dry_run=True,
    )
    print(result)
