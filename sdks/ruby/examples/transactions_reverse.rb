# frozen_string_literal: true

# Reverse a transaction
require "njia"

client = Njia::Client.new
result = client.transactions.reverse(
  "txn_01kag9ytq2f7sv3w5x8a0b1c2d",
  reason: "wrong_recipient",
  note: "Customer mistyped the last digit."
)
puts result
client.close
