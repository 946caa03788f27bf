# frozen_string_literal: true

# Receive a payment rail callback
require "njia"

client = Njia::Client.new
result = client.callbacks.receive_rail(
  "papss",
  x_callback_timestamp: "1795168800",
  x_callback_signature: "v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
  callback_id: "PSP-20261120-000017",
  event: "accepted",
  reference: "att_01kag9ytq2f7sv3w5x8a0b1c2d",
  occurred_at: "2026-11-20T10:00:00.000Z",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  provider_reference: "NGGHA20261120000017"
)
puts result
client.close
