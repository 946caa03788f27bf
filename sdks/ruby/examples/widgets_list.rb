# frozen_string_literal: true

# List widgets
require "njia"

client = Njia::Client.new
page = client.widgets.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
