# frozen_string_literal: true

# List the ledger entries of an account
require "njia"

client = Njia::Client.new
page = client.accounts.list_entries("acct_01kag9ytq2f7sv3w5x8a0b1c2d", limit: 20)
page.first(10).each { |item| puts item }
client.close
