# pyright: reportDeprecated=false
"""Get a legacy check (deprecated)"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.kyc.retrieve_check(
        "kyc_01kag9ytq2f7sv3w5x8a0b1c2d",
        accept_language="fr",
        x_correlation_id="order-4711",
    )
    print(result)
