# frozen_string_literal: true

# List users
require "njia"

client = Njia::Client.new
page = client.users.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
