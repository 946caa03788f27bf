# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Source of the data behind a credit score.
  module CreditDataSource
    extend OpenEnum

    # Transactions in the request.
    MOBILE_MONEY_TRANSACTIONS = "mobile_money_transactions"

    # Aggregates in the request.
    MOBILE_MONEY_SUMMARY = "mobile_money_summary"

    # The person's payments at this tenant.
    TENANT_HISTORY = "tenant_history"

    # All values that this version knows.
    VALUES = [MOBILE_MONEY_TRANSACTIONS, MOBILE_MONEY_SUMMARY, TENANT_HISTORY].freeze
  end
end
