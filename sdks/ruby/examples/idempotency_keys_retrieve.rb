# frozen_string_literal: true

# Look up an idempotency key
require "njia"

client = Njia::Client.new
result = client.idempotency_keys.retrieve(
  "createPayment",
  "8f14e45f-ceea-467f-9e0d-3f1b2a6c7d80",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
