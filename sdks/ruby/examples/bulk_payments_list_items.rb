# frozen_string_literal: true

# List the items of a bulk payment
require "njia"

client = Njia::Client.new
page = client.bulk_payments.list_items("blk_01kag9ytq2f7sv3w5x8a0b1c2d", limit: 20)
page.first(10).each { |item| puts item }
client.close
