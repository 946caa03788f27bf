# frozen_string_literal: true

# Record results of forwarded events
require "njia"

client = Njia::Client.new
result = client.events.record_listen_results(
  "lsn_01kag9ytq2f7sv3w5x8a0b1c2d",
  results: [
    { event_id: "evt_01kag9z3v5e8rtq6y4m2n7p0cd", attempt: 1, http_status: 200, duration_ms: 11 },
    {
      event_id: "evt_01kag9yw9hya12v4jkxrj0j12w",
      attempt: 2,
      duration_ms: 3,
      error: "connection"
    }
  ],
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
