# frozen_string_literal: true

# Try failed items again
require "njia"

client = Njia::Client.new
result = client.bulk_payments.retry_("blk_01kag9ytq2f7sv3w5x8a0b1c2d")
puts result
client.close
