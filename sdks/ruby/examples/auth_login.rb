# frozen_string_literal: true

# Log a person in
require "njia"

client = Njia::Client.new
result = client.auth.login(
  email: "amina.ngo@sahel-pay.example",
  password: "correct horse battery staple",
  accept_language: "fr",
  x_correlation_id: "order-4711"
)
puts result
client.close
