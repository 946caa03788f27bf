# frozen_string_literal: true

# Read the sandbox clock
require "njia"

client = Njia::Client.new
result = client.sandbox.clock(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
