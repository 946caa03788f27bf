# frozen_string_literal: true

# List event types
require "njia"

client = Njia::Client.new
page = client.events.list_types(limit: 20)
page.first(10).each { |item| puts item }
client.close
