# frozen_string_literal: true

# Open an account
require "njia"

client = Njia::Client.new
result = client.accounts.create(
  name: "Payroll XAF",
  currency: "XAF",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  type: "wallet",
  country: "CM",
  metadata: { "costCenter" => "HR" }
)
puts result
client.close
