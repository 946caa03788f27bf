# frozen_string_literal: true

# Is the service ready
require "njia"

client = Njia::Client.new
result = client.health.ready
puts result
client.close
