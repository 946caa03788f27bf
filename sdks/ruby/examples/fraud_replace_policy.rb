# frozen_string_literal: true

# Replace the fraud policy
require "njia"

client = Njia::Client.new
result = client.fraud.replace_policy(
  review_at: 50,
  block_at: 75,
  fail_mode: "review",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
