# frozen_string_literal: true

# Change a user
require "njia"

client = Njia::Client.new
result = client.users.update(
  "usr_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  role: "risk"
)
puts result
client.close
