"""List assessments"""

from __future__ import annotations

import datetime as dt

from njia import Njia

with Njia() as client:
    page = client.kyc.list(
        accept_language="fr",
        x_correlation_id="order-4711",
        limit=20,
        starting_after="pay_01kag9ytq2f7sv3w5x8a0b1c2d",
        ending_before="pay_01kag9ytq2f7sv3w5x8a0b1c2d",
        created_after=dt.datetime.fromisoformat("2026-11-01T00:00:00.000000+00:00"),
        created_before=dt.datetime.fromisoformat("2026-11-20T10:00:00.000000+00:00"),
    )
    for item in page:
        print(item)
