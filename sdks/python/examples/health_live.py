"""Is the process alive"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.health.live()
    print(result)
