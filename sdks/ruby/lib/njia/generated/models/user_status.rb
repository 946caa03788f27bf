# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of a user.
  module UserStatus
    extend OpenEnum

    # May log in.
    ACTIVE = "active"

    # May not log in; sessions have ended.
    DISABLED = "disabled"

    # All values that this version knows.
    VALUES = [ACTIVE, DISABLED].freeze
  end
end
