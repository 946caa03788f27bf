"""List credit scores"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.credit_scores.list(limit=20)
    for item in page:
        print(item)
