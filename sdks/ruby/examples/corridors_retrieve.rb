# frozen_string_literal: true

# Read a corridor
require "njia"

client = Njia::Client.new
result = client.corridors.retrieve("CM-GA-XAF-XAF", accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
