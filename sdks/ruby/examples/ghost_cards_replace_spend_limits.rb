# frozen_string_literal: true

# Replace spend limits
require "njia"

client = Njia::Client.new
result = client.ghost_cards.replace_spend_limits(
  "card_01kag9ytq2f7sv3w5x8a0b1c2d",
  spend_limits: [
    { scope: "category", category: "groceries", amount_minor_units: 15_000, interval: "monthly" },
    { scope: "merchant", merchant_id: "*", amount_minor_units: 75_000, interval: "daily" }
  ],
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
