"""List injected faults"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.sandbox.list_faults(limit=20)
    for item in page:
        print(item)
