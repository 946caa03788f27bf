"""Try the choice of a rail"""

from __future__ import annotations

import datetime as dt

from njia import Njia

with Njia() as client:
    result = client.routing.preview(
        amount_minor_units=25000,
        currency="XAF",
        destination={
            "type": "mobile_money",
            "msisdn": "+24166999000",
            "provider": "airtel_money",
            "country": "GA",
        },
        routing={
            "strategy": "balanced",
        },
        as_of=dt.datetime.fromisoformat("2026-11-20T10:00:00.000000+00:00"),
    )
    print(result)
