# frozen_string_literal: true

# Add corridor history
require "njia"

client = Njia::Client.new
result = client.sandbox.add_corridor_history(
  corridor_id: "CM-GA-XAF-XAF",
  observations: [
    {
      rail: "gimacpay",
      amount_minor_units: 25_000,
      currency: "XAF",
      cost: { amount_minor_units: 434, currency: "XAF" },
      succeeded: true,
      latency_seconds: 15,
      observed_at: "2026-11-20T08:30:00.000Z"
    },
    {
      rail: "airtel_money",
      amount_minor_units: 25_000,
      currency: "XAF",
      cost: { amount_minor_units: 403, currency: "XAF" },
      fx_margin_bps: 0,
      succeeded: false,
      latency_seconds: 12,
      observed_at: "2026-11-20T09:10:00.000Z"
    }
  ],
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
