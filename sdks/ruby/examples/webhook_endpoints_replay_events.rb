# frozen_string_literal: true

# Deliver past events again
require "njia"

client = Njia::Client.new
result = client.webhook_endpoints.replay_events(
  "whe_01kag9ytq2f7sv3w5x8a0b1c2d",
  since: "2026-11-19T20:00:00.000Z",
  dry_run: true
)
puts result
client.close
