# frozen_string_literal: true

# Tell what it turned out to be
require "njia"

client = Njia::Client.new
result = client.fraud.submit_feedback(
  "fra_01kag9ytq2f7sv3w5x8a0b1c2d",
  label: "fraud",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  note: "Customer confirmed the loss of the phone."
)
puts result
client.close
