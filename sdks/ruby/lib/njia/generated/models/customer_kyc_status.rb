# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of the customer's identity check.
  module CustomerKycStatus
    extend OpenEnum

    # No check was made.
    UNVERIFIED = "unverified"

    # A check or its manual review is running.
    PENDING = "pending"

    # The last check was clear.
    VERIFIED = "verified"

    # The last check ended with a block.
    REJECTED = "rejected"

    # The last clear check is too old.
    EXPIRED = "expired"

    # All values that this version knows.
    VALUES = [UNVERIFIED, PENDING, VERIFIED, REJECTED, EXPIRED].freeze
  end
end
