# frozen_string_literal: true

# Verify the audit log
require "njia"

client = Njia::Client.new
result = client.audit.verify(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
