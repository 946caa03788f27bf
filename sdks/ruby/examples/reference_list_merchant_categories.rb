# frozen_string_literal: true

# List merchant category groups
require "njia"

client = Njia::Client.new
page = client.reference.list_merchant_categories(limit: 20)
page.first(10).each { |item| puts item }
client.close
