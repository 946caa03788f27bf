# frozen_string_literal: true

# Look at the session
require "njia"

client = Njia::Client.new
result = client.auth.session(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
