"""Read the API description as JSON"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.documentation.retrieve_json(
        version="2.3.1",
        accept_language="fr",
        if_none_match='"8e72df6a0132fd6d"',
    )
    print(result)
