# frozen_string_literal: true

# Unsubscribe by link
require "njia"

client = Njia::Client.new
result = client.changelog_subscriptions.unsubscribe(
  "csub_01kag9ytq2f7sv3w5x8a0b1c2d",
  token: "c29tZS11bnN1YnNjcmliZS10b2tlbg",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
