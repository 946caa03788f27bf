# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whether the fault still hits calls.
  module SandboxFaultStatus
    extend OpenEnum

    # It hits matching calls.
    ACTIVE = "active"

    # It reached `maxCount`.
    EXHAUSTED = "exhausted"

    # Its time is over.
    EXPIRED = "expired"

    # All values that this version knows.
    VALUES = [ACTIVE, EXHAUSTED, EXPIRED].freeze
  end
end
