# frozen_string_literal: true

# Change a webhook endpoint
require "njia"

client = Njia::Client.new
result = client.webhook_endpoints.update(
  "whe_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  payload_format: "enveloped",
  api_version: "2026-09-01"
)
puts result
client.close
