# frozen_string_literal: true

# Create an API key
require "njia"

client = Njia::Client.new
result = client.api_keys.create(
  name: "Payout server",
  scopes: ["payments:read", "payments:write", "webhooks:read"],
  accept_language: "fr",
  x_correlation_id: "order-4711",
  allowed_ips: ["196.202.10.0/28"]
)
puts result
client.close
