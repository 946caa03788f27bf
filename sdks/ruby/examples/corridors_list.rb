# frozen_string_literal: true

# List corridors
require "njia"

client = Njia::Client.new
page = client.corridors.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
