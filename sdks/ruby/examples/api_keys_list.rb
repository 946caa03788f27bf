# frozen_string_literal: true

# List API keys
require "njia"

client = Njia::Client.new
page = client.api_keys.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
