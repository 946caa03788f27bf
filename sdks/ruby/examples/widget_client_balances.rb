# frozen_string_literal: true

# Read widget balances (browser)
require "njia"

client = Njia::Client.new
result = client.widget_client.balances(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
