# frozen_string_literal: true

# Subscribe to changes
require "njia"

client = Njia::Client.new
result = client.changelog_subscriptions.create(
  channel: "email",
  target: "api-team@sahel-pay.example",
  filter: { breaking_only: true, only_affecting_me: true }
)
puts result
client.close
