"""Capture an authorization"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.card_authorizations.capture("cauth_01kag9ytq2f7sv3w5x8a0b1c2d")
    print(result)
