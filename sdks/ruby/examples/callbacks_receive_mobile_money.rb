# frozen_string_literal: true

# Receive a mobile-money provider callback
require "njia"

client = Njia::Client.new
result = client.callbacks.receive_mobile_money(
  "mtn_momo",
  x_callback_timestamp: "1795168800",
  x_callback_signature: "v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
  callback_id: "MP261120.1000.A12345",
  event: "succeeded",
  reference: "att_01kag9ytq2f7sv3w5x8a0b1c2d",
  occurred_at: "2026-11-20T10:00:00.000Z",
  provider_reference: "MP261120.1000.A12345",
  amount_minor_units: 25_000,
  currency: "XAF",
  fee_charged: { amount_minor_units: 250, currency: "XAF" }
)
puts result
client.close
