# frozen_string_literal: true

# Add test money
require "njia"

client = Njia::Client.new
result = client.sandbox.fund_balance(
  amount_minor_units: 500_000,
  accept_language: "fr",
  x_correlation_id: "order-4711",
  account_id: "acct_01kag9ytq2f7sv3w5x8a0b1c2d",
  currency: "XAF"
)
puts result
client.close
