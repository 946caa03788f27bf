# frozen_string_literal: true

# Change the tenant
require "njia"

client = Njia::Client.new
result = client.tenant.update(
  accept_language: "fr",
  x_correlation_id: "order-4711",
  settings: { routing_strategy: "lowest_cost", reversal_window_days: 30 }
)
puts result
client.close
