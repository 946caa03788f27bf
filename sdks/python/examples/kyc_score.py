"""Verify an identity"""

from __future__ import annotations

import datetime as dt

from njia import Njia

with Njia() as client:
    result = client.kyc.score(
        consent={
            "granted": True,
            "granted_at": dt.datetime.fromisoformat("2026-11-20T09:58:00.000000+00:00"),
            "purpose": "identity_verification",
            "reference": "consent-8842",
            "notice_language": "fr",
        },
        subject={
            "given_names": "Aïcha Ngono",
            "last_name": "Mballa",
            "date_of_birth": dt.date.fromisoformat("1994-03-12"),
            "phone": "+237677000123",
            "country": "CM",
        },
        identity={
            "country": "CM",
            "type": "CNI",
            "number": "112233444000",
        },
        requested_tier="tier_2",
    )
    print(result)
