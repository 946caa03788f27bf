# frozen_string_literal: true

# List audit entries
require "njia"

client = Njia::Client.new
page = client.audit.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
