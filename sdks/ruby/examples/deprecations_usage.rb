# frozen_string_literal: true

# Get your use of deprecated things
require "njia"

client = Njia::Client.new
result = client.deprecations.usage(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
