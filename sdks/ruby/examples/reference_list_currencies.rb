# frozen_string_literal: true

# List currencies
require "njia"

client = Njia::Client.new
page = client.reference.list_currencies(limit: 20)
page.first(10).each { |item| puts item }
client.close
