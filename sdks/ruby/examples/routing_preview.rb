# frozen_string_literal: true

# Try the choice of a rail
require "njia"

client = Njia::Client.new
result = client.routing.preview(
  amount_minor_units: 25_000,
  currency: "XAF",
  destination: { type: "mobile_money", msisdn: "+24166999000", provider: "airtel_money", country: "GA" },
  routing: { strategy: "balanced" },
  as_of: "2026-11-20T10:00:00.000Z"
)
puts result
client.close
