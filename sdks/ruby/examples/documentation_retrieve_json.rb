# frozen_string_literal: true

# Read the API description as JSON
require "njia"

client = Njia::Client.new
result = client.documentation.retrieve_json(
  version: "2.3.1",
  accept_language: "fr",
  if_none_match: '"8e72df6a0132fd6d"'
)
puts result
client.close
