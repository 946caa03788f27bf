# frozen_string_literal: true

# List transactions
require "njia"

client = Njia::Client.new
page = client.transactions.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
