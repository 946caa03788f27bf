# frozen_string_literal: true

# Follow the request log
require "njia"

client = Njia::Client.new
stream = client.audit.stream_requests(
  accept_language: "fr",
  x_correlation_id: "order-4711",
  operation_id: "createPayment",
  min_status: 400
)
stream.first(10).each { |piece| puts piece }
client.close
