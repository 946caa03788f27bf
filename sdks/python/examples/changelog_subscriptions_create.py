"""Subscribe to changes"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.changelog_subscriptions.create(
        channel="email",
        target="api-team@sahel-pay.example",
        filter={
            "breaking_only": True,
            "only_affecting_me": True,
        },
    )
    print(result)
