# frozen_string_literal: true

# Score a person's credit
require "njia"

client = Njia::Client.new
result = client.credit_scores.create(
  consent: {
    granted: true,
    granted_at: "2026-11-20T09:58:00.000Z",
    purpose: "credit_assessment",
    reference: "consent-8841",
    notice_language: "fr"
  },
  currency: "XAF",
  customer_id: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
  product: {
    type: "working_capital",
    requested: { amount_minor_units: 400_000, currency: "XAF" },
    tenor_days: 90
  },
  use_tenant_history: true
)
puts result
client.close
