# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a widget does.
  module WidgetKind
    extend OpenEnum

    # Collects a payment from a mobile wallet.
    PAYMENT = "payment"

    # Shows balances.
    BALANCE = "balance"

    # Verifies the visitor's identity.
    KYC = "kyc"

    # All values that this version knows.
    VALUES = [PAYMENT, BALANCE, KYC].freeze
  end
end
