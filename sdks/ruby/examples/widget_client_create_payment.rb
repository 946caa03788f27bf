# frozen_string_literal: true

# Pay with a widget (browser)
require "njia"

client = Njia::Client.new
result = client.widget_client.create_payment(
  msisdn: "+237677999000",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  quote_id: "qte_01kag9ytq2f7sv3w5x8a0b1c2d"
)
puts result
client.close
