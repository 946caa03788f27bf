# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of an API key.
  module ApiKeyStatus
    extend OpenEnum

    # In use.
    ACTIVE = "active"

    # Replaced by another key; works until the overlap ends.
    ROLLED = "rolled"

    # Past its end.
    EXPIRED = "expired"

    # Ended by a person, at once and for good.
    REVOKED = "revoked"

    # All values that this version knows.
    VALUES = [ACTIVE, ROLLED, EXPIRED, REVOKED].freeze
  end
end
