"""Add test money"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.sandbox.fund_balance(
        amount_minor_units=500000,
        accept_language="fr",
        x_correlation_id="order-4711",
        account_id="acct_01kag9ytq2f7sv3w5x8a0b1c2d",
        currency="XAF",
    )
    print(result)
