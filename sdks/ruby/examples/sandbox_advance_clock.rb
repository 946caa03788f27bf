# frozen_string_literal: true

# Advance the sandbox clock
require "njia"

client = Njia::Client.new
result = client.sandbox.advance_clock(seconds: 31, accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
