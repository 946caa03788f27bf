# frozen_string_literal: true

# Authorize a purchase
require "njia"

client = Njia::Client.new
result = client.ghost_cards.authorize(
  "card_01kag9ytq2f7sv3w5x8a0b1c2d",
  amount_minor_units: 18_500,
  currency: "XAF",
  merchant: {
    id: "mrch_marche_central",
    name: "Marché Central de Douala",
    category_code: "5411",
    city: "Douala",
    country: "CM"
  },
  accept_language: "fr",
  x_correlation_id: "order-4711",
  x_sandbox_scenario: "payment.callback_late; latencyMs=400",
  network_id: "net-20261120-0001"
)
puts result
client.close
