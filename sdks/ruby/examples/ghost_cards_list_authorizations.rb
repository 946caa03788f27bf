# frozen_string_literal: true

# List authorizations of a card
require "njia"

client = Njia::Client.new
page = client.ghost_cards.list_authorizations("card_01kag9ytq2f7sv3w5x8a0b1c2d", limit: 20)
page.first(10).each { |item| puts item }
client.close
