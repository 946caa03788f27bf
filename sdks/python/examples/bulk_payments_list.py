"""List bulk payments"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.bulk_payments.list(limit=20)
    for item in page:
        print(item)
