"""Open an account"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.accounts.create(
        name="Payroll XAF",
        currency="XAF",
        accept_language="fr",
        x_correlation_id="order-4711",
        type="wallet",
        country="CM",
        metadata={
            "costCenter": "HR",
        },
    )
    print(result)
