# frozen_string_literal: true

# Read the audit trail of a transaction
require "njia"

client = Njia::Client.new
page = client.transactions.audit_trail("txn_01kag9ytq2f7sv3w5x8a0b1c2d", limit: 20)
page.first(10).each { |item| puts item }
client.close
