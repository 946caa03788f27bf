# frozen_string_literal: true

# Close a listen session
require "njia"

client = Njia::Client.new
result = client.events.close_listen_session(
  "lsn_01kag9ytq2f7sv3w5x8a0b1c2d",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
