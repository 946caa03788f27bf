"""Is the service ready"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.health.ready()
    print(result)
