# frozen_string_literal: true

# Is the process alive
require "njia"

client = Njia::Client.new
result = client.health.live
puts result
client.close
