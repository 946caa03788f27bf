# frozen_string_literal: true

# Read a credit score
require "njia"

client = Njia::Client.new
result = client.credit_scores.retrieve(
  "crs_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  expand: ["transaction", "customer"]
)
puts result
client.close
