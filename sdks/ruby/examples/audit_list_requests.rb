# frozen_string_literal: true

# List logged requests
require "njia"

client = Njia::Client.new
page = client.audit.list_requests(limit: 20)
page.first(10).each { |item| puts item }
client.close
