"""Reverse a transaction"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.transactions.reverse(
        "txn_01kag9ytq2f7sv3w5x8a0b1c2d",
        reason="wrong_recipient",
        note="Customer mistyped the last digit.",
    )
    print(result)
