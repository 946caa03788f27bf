# frozen_string_literal: true

# Make up to 500 payments
require "njia"

client = Njia::Client.new
result = client.bulk_payments.create(
  payments: [
    {
      amount_minor_units: 40_000,
      currency: "XAF",
      destination: { type: "mobile_money", msisdn: "+237677999000", country: "CM" },
      item_reference: "M-1",
      idempotency_key: "coop-118-m1"
    },
    {
      amount_minor_units: 40_000,
      currency: "XAF",
      destination: { type: "mobile_money", msisdn: "+237699999000", provider: "orange_money", country: "CM" },
      item_reference: "M-2",
      idempotency_key: "coop-118-m2"
    }
  ],
  mode: "all_or_nothing",
  reference: "COOP-118"
)
puts result
client.close
