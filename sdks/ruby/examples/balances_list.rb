# frozen_string_literal: true

# List balances
require "njia"

client = Njia::Client.new
page = client.balances.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
