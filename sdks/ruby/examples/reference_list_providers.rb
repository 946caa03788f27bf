# frozen_string_literal: true

# List mobile-money providers
require "njia"

client = Njia::Client.new
page = client.reference.list_providers(limit: 20)
page.first(10).each { |item| puts item }
client.close
