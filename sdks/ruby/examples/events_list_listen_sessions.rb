# frozen_string_literal: true

# List listen sessions
require "njia"

client = Njia::Client.new
page = client.events.list_listen_sessions(limit: 20)
page.first(10).each { |item| puts item }
client.close
