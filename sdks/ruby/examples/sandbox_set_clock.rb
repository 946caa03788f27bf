# frozen_string_literal: true

# Set the sandbox clock
require "njia"

client = Njia::Client.new
result = client.sandbox.set_clock(
  now: "2026-11-30T23:59:00.000Z",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  frozen: true
)
puts result
client.close
