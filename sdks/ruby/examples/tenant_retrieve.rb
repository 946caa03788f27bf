# frozen_string_literal: true

# Retrieve the tenant
require "njia"

client = Njia::Client.new
result = client.tenant.retrieve(accept_language: "fr", x_correlation_id: "order-4711")
puts result
client.close
