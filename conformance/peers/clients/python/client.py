"""One call of a peer's client against a local server: PEER BASE_URL CALL MAX_RETRIES TIMEOUT_MS; prints how it ended."""

import json
import sys

peer, base_url, call, retries, timeout_ms = sys.argv[1:6]
max_retries, timeout = int(retries), int(timeout_ms) / 1000
KEY = "sk_test_peer0secret"


def stripe_client():
    import stripe

    client = stripe.StripeClient(
        KEY,
        base_addresses={"api": base_url},
        max_network_retries=max_retries,
        http_client=stripe.RequestsClient(timeout=timeout),
    )
    intents = client.v1.payment_intents
    return {
        "get": lambda: intents.retrieve("pi_1"),
        "post": lambda: intents.create({"amount": 1000, "currency": "xaf"}),
        "number": lambda value: value.amount,
    }


def openai_client():
    import openai

    client = openai.OpenAI(api_key=KEY, base_url=f"{base_url}/v1", max_retries=max_retries, timeout=timeout)
    messages = [{"role": "user", "content": "x"}]
    return {
        "get": lambda: client.models.retrieve("m"),
        "post": lambda: client.chat.completions.create(model="m", messages=messages),
        "number": lambda value: value.created,
    }


def anthropic_client():
    import anthropic

    client = anthropic.Anthropic(api_key=KEY, base_url=base_url, max_retries=max_retries, timeout=timeout)
    messages = [{"role": "user", "content": "x"}]
    return {
        "get": lambda: client.models.retrieve("m"),
        "post": lambda: client.messages.create(model="m", max_tokens=5, messages=messages),
        "number": lambda value: value.max_tokens,
    }


PEERS = {"stripe-python": stripe_client, "openai-python": openai_client, "anthropic-python": anthropic_client}

client = PEERS[peer]()
try:
    value = client[call]()
    print(json.dumps({"ok": True, "id": value.id, "number": str(client["number"](value))}))
except Exception as error:
    print(json.dumps({"ok": False, "error": f"{type(error).__name__}: {error}"}))
