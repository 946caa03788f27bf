"""Explain an error"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.documentation.retrieve_error("insufficient_funds", accept_language="fr")
    print(result)
