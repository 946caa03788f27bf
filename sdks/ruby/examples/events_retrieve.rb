# frozen_string_literal: true

# Get an event
require "njia"

client = Njia::Client.new
result = client.events.retrieve(
  "evt_01kag9zt9jkza2dnmtty18aem2",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
