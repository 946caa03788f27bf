# frozen_string_literal: true

# Make a payment
require "njia"

client = Njia::Client.new
result = client.payments.create(
  amount_minor_units: 15_000_000,
  currency: "NGN",
  account_id: "acct_01kag9ytq2f7sv3w5x8a0b1c2n",
  destination: {
    type: "bank_account",
    country: "GH",
    bank_code: "030100",
    account_number: "1441000123456",
    holder_name: "Abena Mensah Trading"
  },
  destination_currency: "GHS",
  routing: { strategy: "lowest_cost" },
  reference: "PO-2026-118",
  purpose_code: "GDDS"
)
puts result
client.close
