# frozen_string_literal: true

# List fraud analyses
require "njia"

client = Njia::Client.new
page = client.fraud.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
