# frozen_string_literal: true

# List ghost cards
require "njia"

client = Njia::Client.new
page = client.ghost_cards.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
