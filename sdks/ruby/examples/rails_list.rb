# frozen_string_literal: true

# List rails
require "njia"

client = Njia::Client.new
page = client.rails.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
