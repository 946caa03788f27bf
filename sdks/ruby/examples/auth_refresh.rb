# frozen_string_literal: true

# Renew a session
require "njia"

client = Njia::Client.new
result = client.auth.refresh(
  refresh_token: "svr_Q2hvY29sYXRlIGNoaXAgY29va2llcyBhcmUgZ29vZDE",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
