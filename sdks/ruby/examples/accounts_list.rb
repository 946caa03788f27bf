# frozen_string_literal: true

# List accounts
require "njia"

client = Njia::Client.new
page = client.accounts.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
