# frozen_string_literal: true

# Read the cost history of a corridor
require "njia"

client = Njia::Client.new
result = client.corridors.costs(
  "CM-GA-XAF-XAF",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  as_of: "2026-11-20T10:00:00.000Z"
)
puts result
client.close
