# frozen_string_literal: true

# List the kinds of errors
require "njia"

client = Njia::Client.new
page = client.documentation.list_errors(limit: 20)
page.first(10).each { |item| puts item }
client.close
