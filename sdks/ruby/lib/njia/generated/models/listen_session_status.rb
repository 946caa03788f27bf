# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of the session.
  module ListenSessionStatus
    extend OpenEnum

    # It may stream.
    OPEN = "open"

    # It was closed.
    CLOSED = "closed"

    # Nobody streamed for too long.
    EXPIRED = "expired"

    # All values that this version knows.
    VALUES = [OPEN, CLOSED, EXPIRED].freeze
  end
end
