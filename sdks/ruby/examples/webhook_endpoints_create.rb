# frozen_string_literal: true

# Create a webhook endpoint
require "njia"

client = Njia::Client.new
result = client.webhook_endpoints.create(
  url: "https://hooks.sahel-pay.example/njia",
  events: ["payment.*", "kyc_score.completed"],
  accept_language: "fr",
  x_correlation_id: "order-4711",
  description: "Payment status for the Douala back office",
  ordering: "per_resource",
  metadata: { "team" => "payments" }
)
puts result
client.close
