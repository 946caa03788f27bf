"""Decide on a held payment"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.payments.review(
        "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
        decision="approve",
        note="Called the recipient back; order confirmed.",
    )
    print(result)
