# frozen_string_literal: true

# List assessments
require "njia"

client = Njia::Client.new
page = client.kyc.list(limit: 20)
page.first(10).each { |item| puts item }
client.close
