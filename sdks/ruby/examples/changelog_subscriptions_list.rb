# frozen_string_literal: true

# List subscriptions
require "njia"

client = Njia::Client.new
page = client.changelog_subscriptions.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
