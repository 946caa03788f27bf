# frozen_string_literal: true

# Verify an identity
require "njia"

client = Njia::Client.new
result = client.kyc.score(
  consent: {
    granted: true,
    granted_at: "2026-11-20T09:58:00.000Z",
    purpose: "identity_verification",
    reference: "consent-8842",
    notice_language: "fr"
  },
  subject: {
    given_names: "Aïcha Ngono",
    last_name: "Mballa",
    date_of_birth: "1994-03-12",
    phone: "+237677000123",
    country: "CM"
  },
  identity: { country: "CM", type: "CNI", number: "112233444000" },
  requested_tier: "tier_2"
)
puts result
client.close
