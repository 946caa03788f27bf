# frozen_string_literal: true

# Export a Postman collection
require "njia"

client = Njia::Client.new
result = client.documentation.export_postman(
  tags: ["Payments", "Webhooks"],
  journey: "first-payment",
  env: "sandbox",
  base_url: "https://api.sahel-pay.example",
  tests: true,
  deprecated: false,
  part: "collection",
  accept_language: "fr"
)
puts result
client.close
