# frozen_string_literal: true

# Quote a widget payment (browser)
require "njia"

client = Njia::Client.new
result = client.widget_client.create_quote(
  msisdn: "+237677999000",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
