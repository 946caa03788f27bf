"""Analyze the risk of a transaction"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.fraud.analyze(amount_minor_units=25000, currency="XAF", type="payout")
    print(result)
