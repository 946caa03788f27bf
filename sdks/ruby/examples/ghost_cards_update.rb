# frozen_string_literal: true

# Change a ghost card
require "njia"

client = Njia::Client.new
result = client.ghost_cards.update(
  "card_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  label: "Market purchases, north",
  allowed_countries: ["CM", "GA", "TD"]
)
puts result
client.close
