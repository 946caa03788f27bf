# frozen_string_literal: true

# Read the fraud policy
require "njia"

client = Njia::Client.new
result = client.fraud.policy(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
