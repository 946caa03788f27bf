# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How deliveries are signed (Standard Webhooks 1.0).
  module WebhookSignatureScheme
    extend OpenEnum

    # HMAC-SHA256 with a shared secret; signature `v1`.
    HMAC = "hmac"

    # Ed25519 with our private key; signature `v1a`.
    ED25519 = "ed25519"

    # All values that this version knows.
    VALUES = [HMAC, ED25519].freeze
  end
end
