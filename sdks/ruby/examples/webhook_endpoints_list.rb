# frozen_string_literal: true

# List webhook endpoints
require "njia"

client = Njia::Client.new
page = client.webhook_endpoints.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
