# frozen_string_literal: true

# Make a quote
require "njia"

client = Njia::Client.new
result = client.quotes.create(
  amount_minor_units: 500_000,
  currency: "KES",
  destination: { type: "mobile_money", msisdn: "+256772999000", provider: "mtn_momo", country: "UG" },
  destination_currency: "UGX"
)
puts result
client.close
