# frozen_string_literal: true

# Return to real time
require "njia"

client = Njia::Client.new
result = client.sandbox.reset_clock(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
