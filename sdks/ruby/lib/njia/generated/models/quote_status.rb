# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of a quote.
  module QuoteStatus
    extend OpenEnum

    # Its price binds until `expiresAt`.
    ACTIVE = "active"

    # A payment used it.
    USED = "used"

    # Its time is over.
    EXPIRED = "expired"

    # All values that this version knows.
    VALUES = [ACTIVE, USED, EXPIRED].freeze
  end
end
