# frozen_string_literal: true

# Rotate a signing secret
require "njia"

client = Njia::Client.new
result = client.webhook_endpoints.rotate_secret(
  "whe_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
