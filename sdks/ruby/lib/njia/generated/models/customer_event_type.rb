# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module CustomerEventType
    extend OpenEnum

    # A customer was made.
    CUSTOMER_CREATED = "customer.created"

    # A customer's details changed.
    CUSTOMER_UPDATED = "customer.updated"

    # A customer moved to another identity tier.
    CUSTOMER_KYC_TIER_CHANGED = "customer.kyc_tier_changed"

    # A customer's personal data was erased.
    CUSTOMER_ERASED = "customer.erased"

    # All values that this version knows.
    VALUES = [CUSTOMER_CREATED, CUSTOMER_UPDATED, CUSTOMER_KYC_TIER_CHANGED, CUSTOMER_ERASED].freeze
  end
end
