# frozen_string_literal: true

# Decide on a held payment
require "njia"

client = Njia::Client.new
result = client.payments.review(
  "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
  decision: "approve",
  note: "Called the recipient back; order confirmed."
)
puts result
client.close
