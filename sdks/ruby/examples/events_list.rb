# frozen_string_literal: true

# List events
require "njia"

client = Njia::Client.new
page = client.events.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
