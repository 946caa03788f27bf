# frozen_string_literal: true

# List injected faults
require "njia"

client = Njia::Client.new
page = client.sandbox.list_faults(limit: 20)
page.first(10).each { |item| puts item }
client.close
