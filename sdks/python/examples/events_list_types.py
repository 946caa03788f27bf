"""List event types"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.events.list_types(limit=20)
    for item in page:
        print(item)
