# frozen_string_literal: true

# Look up a recipient
require "njia"

client = Njia::Client.new
result = client.recipients.lookup(
  destination: { type: "mobile_money", msisdn: "+24166999000", country: "GA", holder_name: "Aline Mba" },
  accept_language: "fr",
  x_correlation_id: "order-4711",
  x_sandbox_scenario: "payment.callback_late; latencyMs=400"
)
puts result
client.close
