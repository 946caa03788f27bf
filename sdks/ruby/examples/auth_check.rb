# frozen_string_literal: true

# Test the credentials
require "njia"

client = Njia::Client.new
result = client.auth.check(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
