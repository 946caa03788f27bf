# frozen_string_literal: true

# Explain an error
require "njia"

client = Njia::Client.new
result = client.documentation.retrieve_error("insufficient_funds", accept_language: "fr")
puts result
client.close
