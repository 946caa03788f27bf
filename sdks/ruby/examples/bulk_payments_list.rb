# frozen_string_literal: true

# List bulk payments
require "njia"

client = Njia::Client.new
page = client.bulk_payments.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
