# frozen_string_literal: true

# Read a transaction
require "njia"

client = Njia::Client.new
result = client.transactions.retrieve(
  "txn_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  expand: ["transaction", "customer"]
)
puts result
client.close
