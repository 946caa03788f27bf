# frozen_string_literal: true

# List reversals
require "njia"

client = Njia::Client.new
page = client.reversals.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
