"""Confirm an e-mail address"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.changelog_subscriptions.confirm(
        "csub_01kag9ytq2f7sv3w5x8a0b1c2d",
        token="c29tZS1jb25maXJtYXRpb24tdG9rZW4",
        accept_language="fr",
        x_correlation_id="order-4711",
    )
    print(result)
