# frozen_string_literal: true

# Verify the visitor (browser)
require "njia"

client = Njia::Client.new
result = client.widget_client.create_kyc(
  consent: {
    granted: true,
    granted_at: "2026-11-20T09:58:00.000Z",
    purpose: "identity_verification",
    reference: "consent-8843",
    notice_language: "sw"
  },
  accept_language: "fr",
  x_correlation_id: "order-4711",
  subject: {
    given_names: "Wanjiru",
    last_name: "Kamau",
    date_of_birth: "1998-05-04",
    phone: "+254712345000",
    country: "KE"
  },
  identity: { country: "KE", type: "NATIONAL_ID", number: "12345000" }
)
puts result
client.close
