# frozen_string_literal: true

# Get the widget session (browser)
require "njia"

client = Njia::Client.new
result = client.widget_client.session(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
