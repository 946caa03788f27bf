# frozen_string_literal: true

# Ask the rail for the outcome now
require "njia"

client = Njia::Client.new
result = client.payments.reconcile(
  "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
