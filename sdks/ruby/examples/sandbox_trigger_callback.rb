# frozen_string_literal: true

# Send a provider callback
require "njia"

client = Njia::Client.new
result = client.sandbox.trigger_callback(
  "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
  event: "succeeded",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  delay_seconds: 2
)
puts result
client.close
