"""List accounts"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.accounts.list(limit=20)
    for item in page:
        print(item)
