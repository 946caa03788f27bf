# frozen_string_literal: true

# Get the change log as a feed
require "njia"

client = Njia::Client.new
result = client.changelog.feed(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
