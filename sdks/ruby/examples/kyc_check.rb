# frozen_string_literal: true

# Check an identity (deprecated)
require "njia"

client = Njia::Client.new
result = client.kyc.check(
  first_name: "Chidi",
  last_name: "Okafor",
  country: "NG",
  id_type: "NIN",
  id_number: "12345678000",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  x_sandbox_scenario: "payment.callback_late; latencyMs=400",
  date_of_birth: "1990-07-01"
)
puts result
client.close
