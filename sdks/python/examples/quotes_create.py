"""Make a quote"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.quotes.create(
        amount_minor_units=500000,
        currency="KES",
        destination={
            "type": "mobile_money",
            "msisdn": "+256772999000",
            "provider": "mtn_momo",
            "country": "UG",
        },
        destination_currency="UGX",
    )
    print(result)
