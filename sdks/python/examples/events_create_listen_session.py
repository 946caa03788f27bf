"""Create a listen session"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.events.create_listen_session(
        accept_language="fr",
        x_correlation_id="order-4711",
        types=[
            "payment.*",
            "kyc_score.*",
        ],
        where=[
            "data.status=failed",
        ],
        after_sequence=1629,
        device="amina-laptop",
        profile="default",
    )
    print(result)
