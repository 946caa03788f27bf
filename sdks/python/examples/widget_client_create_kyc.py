"""Verify the visitor (browser)"""

from __future__ import annotations

import datetime as dt

from njia import Njia

with Njia() as client:
    result = client.widget_client.create_kyc(
        consent={
            "granted": True,
            "granted_at": dt.datetime.fromisoformat("2026-11-20T09:58:00.000000+00:00"),
            "purpose": "identity_verification",
            "reference": "consent-8843",
            "notice_language": "sw",
        },
        accept_language="fr",
        x_correlation_id="order-4711",
        subject={
            "given_names": "Wanjiru",
            "last_name": "Kamau",
            "date_of_birth": dt.date.fromisoformat("1998-05-04"),
            "phone": "+254712345000",
            "country": "KE",
        },
        identity={
            "country": "KE",
            "type": "NATIONAL_ID",
            "number": "12345000",
        },
    )
    print(result)
