"""Create a widget"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.widgets.create(
        kind="payment",
        allowed_origins=[
            "https://www.sahel-pay.example",
        ],
        config={
            "amount_minor_units": 12500,
            "currency": "XAF",
            "reference": "ORDER-7781",
            "description": "Two bags of rice",
            "country": "CM",
        },
        locale="fr",
        theme={
            "primary_color": "#0a6847",
        },
        metadata={
            "order": "7781",
        },
    )
    print(result)
