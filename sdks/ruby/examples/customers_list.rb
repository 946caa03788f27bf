# frozen_string_literal: true

# List customers
require "njia"

client = Njia::Client.new
page = client.customers.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
