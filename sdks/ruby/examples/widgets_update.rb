# frozen_string_literal: true

# Change a widget
require "njia"

client = Njia::Client.new
result = client.widgets.update(
  "wgt_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  allowed_origins: ["https://www.sahel-pay.example", "https://shop.sahel-pay.example"]
)
puts result
client.close
