# frozen_string_literal: true

# Stream events
require "njia"

client = Njia::Client.new
stream = client.events.stream(accept_language: "fr", x_correlation_id: "order-4711", last_event_id: "1629")
stream.first(10).each { |piece| puts piece }
client.close
