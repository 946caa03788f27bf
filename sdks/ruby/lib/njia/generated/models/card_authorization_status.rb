# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of an authorization.
  module CardAuthorizationStatus
    extend OpenEnum

    # It holds money.
    APPROVED = "approved"

    # It was declined.
    DECLINED = "declined"

    # It was captured in full.
    CAPTURED = "captured"

    # A part was captured; the rest is held.
    PARTIALLY_CAPTURED = "partially_captured"

    # What was held was released.
    REVERSED = "reversed"

    # It was not captured within 7 days; what was held was released.
    EXPIRED = "expired"

    # All values that this version knows.
    VALUES = [APPROVED, DECLINED, CAPTURED, PARTIALLY_CAPTURED, REVERSED, EXPIRED].freeze
  end
end
