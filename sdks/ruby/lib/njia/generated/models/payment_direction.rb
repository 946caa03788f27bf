# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Way in which the money moves, seen from the tenant.
  module PaymentDirection
    extend OpenEnum

    # Money leaves the tenant's account and goes to `destination`.
    PAYOUT = "payout"

    # Money is taken from `source`, who confirms on the phone, and goes to the tenant's account.
    COLLECTION = "collection"

    # All values that this version knows.
    VALUES = [PAYOUT, COLLECTION].freeze
  end
end
