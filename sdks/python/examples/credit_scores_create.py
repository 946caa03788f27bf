"""Score a person's credit"""

from __future__ import annotations

import datetime as dt

from njia import Njia

with Njia() as client:
    result = client.credit_scores.create(
        consent={
            "granted": True,
            "granted_at": dt.datetime.fromisoformat("2026-11-20T09:58:00.000000+00:00"),
            "purpose": "credit_assessment",
            "reference": "consent-8841",
            "notice_language": "fr",
        },
        currency="XAF",
        customer_id="cus_01kag9ytq2f7sv3w5x8a0b1c2d",
        product={
            "type": "working_capital",
            "requested": {
                "amount_minor_units": 400000,
                "currency": "XAF",
            },
            "tenor_days": 90,
        },
        use_tenant_history=True,
    )
    print(result)
