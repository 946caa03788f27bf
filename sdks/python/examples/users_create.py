"""Create a user"""

from __future__ import annotations

from njia import Njia

with Njia() as client:
    result = client.users.create(
        email="ibrahim.diallo@sahel-pay.example",
        name="Ibrahim Diallo",
        role="auditor",
        password="a long sentence nobody guesses",
        accept_language="fr",
        x_correlation_id="order-4711",
        locale="fr",
    )
    print(result)
