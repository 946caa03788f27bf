# frozen_string_literal: true

# List changes
require "njia"

client = Njia::Client.new
page = client.changelog.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
