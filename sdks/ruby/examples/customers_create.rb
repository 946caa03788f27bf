# frozen_string_literal: true

# Make a customer
require "njia"

client = Njia::Client.new
result = client.customers.create(
  country: "KE",
  external_id: "crm-2044",
  type: "business",
  business_name: "Kibera Spares Ltd",
  phone: "+254712345678",
  preferred_language: "en"
)
puts result
client.close
