# frozen_string_literal: true

# Create a listen session
require "njia"

client = Njia::Client.new
result = client.events.create_listen_session(
  accept_language: "fr",
  x_correlation_id: "order-4711",
  types: ["payment.*", "kyc_score.*"],
  where: ["data.status=failed"],
  after_sequence: 1629,
  device: "amina-laptop",
  profile: "default"
)
puts result
client.close
