# frozen_string_literal: true

# Change a customer
require "njia"

client = Njia::Client.new
result = client.customers.update(
  "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  phone: "+237677123456",
  preferred_language: "fr"
)
puts result
client.close
