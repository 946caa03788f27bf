# frozen_string_literal: true

# Read a payment
require "njia"

client = Njia::Client.new
result = client.payments.retrieve(
  "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  prefer: "wait=10",
  expand: ["transaction", "customer"]
)
puts result
client.close
