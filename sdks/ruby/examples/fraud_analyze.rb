# frozen_string_literal: true

# Analyze the risk of a transaction
require "njia"

client = Njia::Client.new
result = client.fraud.analyze(amount_minor_units: 25_000, currency: "XAF", type: "payout")
puts result
client.close
