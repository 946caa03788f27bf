"""List the items of a bulk payment"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.bulk_payments.list_items("blk_01kag9ytq2f7sv3w5x8a0b1c2d", limit=20)
    for item in page:
        print(item)
