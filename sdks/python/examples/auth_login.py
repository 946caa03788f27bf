"""Log a person in"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.auth.login(
        email="amina.ngo@sahel-pay.example",
        password="correct horse battery staple",
        accept_language="fr",
        x_correlation_id="order-4711",
    )
    print(result)
