"""List mobile-money providers"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.reference.list_providers(limit=20)
    for item in page:
        print(item)
