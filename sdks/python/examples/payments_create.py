"""Make a payment"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.payments.create(
        amount_minor_units=15000000,
        currency="NGN",
        account_id="acct_01kag9ytq2f7sv3w5x8a0b1c2n",
        destination={
            "type": "bank_account",
            "country": "GH",
            "bank_code": "030100",
            "account_number": "1441000123456",
            "holder_name": "Abena Mensah Trading",
        },
        destination_currency="GHS",
        routing={
            "strategy": "lowest_cost",
        },
        reference="PO-2026-118",
        purpose_code="GDDS",
    )
    print(result)
