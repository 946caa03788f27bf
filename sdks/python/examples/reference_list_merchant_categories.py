"""List merchant category groups"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.reference.list_merchant_categories(limit=20)
    for item in page:
        print(item)
