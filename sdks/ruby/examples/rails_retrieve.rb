# frozen_string_literal: true

# Read a rail
require "njia"

client = Njia::Client.new
result = client.rails.retrieve("gimacpay", accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
