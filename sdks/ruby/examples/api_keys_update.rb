# frozen_string_literal: true

# Change an API key
require "njia"

client = Njia::Client.new
result = client.api_keys.update(
  "key_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  scopes: ["payments:read"]
)
puts result
client.close
