# frozen_string_literal: true

# Inject a fault
require "njia"

client = Njia::Client.new
result = client.sandbox.create_fault(
  target: "callback:mtn_momo",
  kind: "duplicate",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  parameters: { copies: 3 },
  probability: 1,
  seed: 42,
  max_count: 5,
  expires_at: "2026-11-20T11:00:00.000Z"
)
puts result
client.close
