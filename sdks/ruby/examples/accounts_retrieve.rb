# frozen_string_literal: true

# Read an account
require "njia"

client = Njia::Client.new
result = client.accounts.retrieve(
  "acct_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
