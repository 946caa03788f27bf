"""Make a customer"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.customers.create(
        country="KE",
        external_id="crm-2044",
        type="business",
        business_name="Kibera Spares Ltd",
        phone="+254712345678",
        preferred_language="en",
    )
    print(result)
