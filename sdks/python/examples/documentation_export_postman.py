"""Export a Postman collection"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.documentation.export_postman(
        tags=[
            "Payments",
            "Webhooks",
        ],
        journey="first-payment",
        env="sandbox",
        base_url="https://api.sahel-pay.example",
        tests=True,
        deprecated=False,
        part="collection",
        accept_language="fr",
    )
    print(result)
