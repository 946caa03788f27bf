"""List the kinds of errors"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    page = client.documentation.list_errors(limit=20)
    for item in page:
        print(item)
