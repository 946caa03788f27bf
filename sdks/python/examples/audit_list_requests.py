"""List logged requests"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.audit.list_requests(limit=20)
    for item in page:
        print(item)
