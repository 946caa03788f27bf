# frozen_string_literal: true

# Create a widget
require "njia"

client = Njia::Client.new
result = client.widgets.create(
  kind: "payment",
  allowed_origins: ["https://www.sahel-pay.example"],
  config: {
    amount_minor_units: 12_500,
    currency: "XAF",
    reference: "ORDER-7781",
    description: "Two bags of rice",
    country: "CM"
  },
  locale: "fr",
  theme: { primary_color: "#0a6847" },
  metadata: { "order" => "7781" }
)
puts result
client.close
