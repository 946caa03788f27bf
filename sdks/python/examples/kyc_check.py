# pyright: reportDeprecated=false
"""Check an identity (deprecated)"""

from __future__ import annotations

import datetime as dt

from njia import Njia

with Njia() as client:
    result = client.kyc.check(
        first_name="Chidi",
        last_name="Okafor",
        country="NG",
        id_type="NIN",
        id_number="12345678000",
        accept_language="fr",
        x_correlation_id="order-4711",
        x_sandbox_scenario="payment.callback_late; latencyMs=400",
        date_of_birth=dt.date.fromisoformat("1990-07-01"),
    )
    print(result)
