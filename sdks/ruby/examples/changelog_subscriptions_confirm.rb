# frozen_string_literal: true

# Confirm an e-mail address
require "njia"

client = Njia::Client.new
result = client.changelog_subscriptions.confirm(
  "csub_01kag9ytq2f7sv3w5x8a0b1c2d",
  token: "c29tZS1jb25maXJtYXRpb24tdG9rZW4",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
