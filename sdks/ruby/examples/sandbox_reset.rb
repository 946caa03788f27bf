# frozen_string_literal: true

# Reset the sandbox
require "njia"

client = Njia::Client.new
result = client.sandbox.reset(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
