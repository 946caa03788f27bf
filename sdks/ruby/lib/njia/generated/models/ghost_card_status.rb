# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of a card.
  module GhostCardStatus
    extend OpenEnum

    # It may be used.
    ACTIVE = "active"

    # It declines until it is unfrozen.
    FROZEN = "frozen"

    # It was closed for good.
    CLOSED = "closed"

    # Its time is over.
    EXPIRED = "expired"

    # All values that this version knows.
    VALUES = [ACTIVE, FROZEN, CLOSED, EXPIRED].freeze
  end
end
