# frozen_string_literal: true

# Send a test event
require "njia"

client = Njia::Client.new
result = client.webhook_endpoints.send_test_event(
  "whe_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  event_type: "payment.completed",
  payload_format: "enveloped"
)
puts result
client.close
