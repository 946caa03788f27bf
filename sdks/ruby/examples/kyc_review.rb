# frozen_string_literal: true

# Decide an assessment
require "njia"

client = Njia::Client.new
result = client.kyc.review(
  "kys_01kag9ytq2f7sv3w5x8a0b1c2d",
  decision: "clear",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  note: "Second given name is missing on the card; birth certificate seen."
)
puts result
client.close
