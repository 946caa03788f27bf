"""Add corridor history"""

from __future__ import annotations

import datetime as dt

from njia import Njia

with Njia() as client:
    result = client.sandbox.add_corridor_history(
        corridor_id="CM-GA-XAF-XAF",
        observations=[
            {
                "rail": "gimacpay",
                "amount_minor_units": 25000,
                "currency": "XAF",
                "cost": {
                    "amount_minor_units": 434,
                    "currency": "XAF",
                },
                "succeeded": True,
                "latency_seconds": 15,
                "observed_at": dt.datetime.fromisoformat("2026-11-20T08:30:00.000000+00:00"),
            },
            {
                "rail": "airtel_money",
                "amount_minor_units": 25000,
                "currency": "XAF",
                "cost": {
                    "amount_minor_units": 403,
                    "currency": "XAF",
                },
                "fx_margin_bps": 0,
                "succeeded": False,
                "latency_seconds": 12,
                "observed_at": dt.datetime.fromisoformat("2026-11-20T09:10:00.000000+00:00"),
            },
        ],
        accept_language="fr",
        x_correlation_id="order-4711",
    )
    print(result)
