# frozen_string_literal: true

# List credit scores
require "njia"

client = Njia::Client.new
page = client.credit_scores.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
