# frozen_string_literal: true

# Capture an authorization
require "njia"

client = Njia::Client.new
result = client.card_authorizations.capture("cauth_01kag9ytq2f7sv3w5x8a0b1c2d")
puts result
client.close
