# frozen_string_literal: true

# Create a user
require "njia"

client = Njia::Client.new
result = client.users.create(
  email: "ibrahim.diallo@sahel-pay.example",
  name: "Ibrahim Diallo",
  role: "auditor",
  password: "a long sentence nobody guesses",
  accept_language: "fr",
  x_correlation_id: "order-4711",
  locale: "fr"
)
puts result
client.close
