# frozen_string_literal: true

# List payments
require "njia"

client = Njia::Client.new
page = client.payments.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
