"""Webhooks: ``unwrap(payload, headers, secrets)`` verifies and parses; ``sign_for_test`` makes what a receiver expects."""

from ._generated.webhooks import WebhookEvent, unwrap
from ._runtime._errors import WebhookSignatureError
from ._runtime._webhook import UnknownEvent, sign_for_test

__all__ = ["UnknownEvent", "WebhookEvent", "WebhookSignatureError", "sign_for_test", "unwrap"]
