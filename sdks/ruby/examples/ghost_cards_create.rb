# frozen_string_literal: true

# Create a ghost card
require "njia"

client = Njia::Client.new
result = client.ghost_cards.create(
  currency: "XAF",
  label: "Market purchases, Douala",
  customer_id: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
  account_id: "acct_01kag9ytq2f7sv3w5x8a0b1c2d",
  spend_limits: [
    { scope: "category", category: "groceries", amount_minor_units: 150_000, interval: "monthly" },
    {
      scope: "merchant",
      merchant_id: "mrch_marche_central",
      amount_minor_units: 50_000,
      interval: "monthly"
    },
    { scope: "merchant", merchant_id: "*", amount_minor_units: 75_000, interval: "daily" }
  ],
  blocked_categories: ["gambling", "crypto"],
  allowed_countries: ["CM", "GA"],
  timezone: "Africa/Douala",
  metadata: { "branch" => "akwa" }
)
puts result
client.close
