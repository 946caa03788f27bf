# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of the service or of a part.
  module HealthStatus
    extend OpenEnum

    # Works.
    OK = "ok"

    # Works, but slowly or with a part missing.
    DEGRADED = "degraded"

    # Does not work.
    DOWN = "down"

    # All values that this version knows.
    VALUES = [OK, DEGRADED, DOWN].freeze
  end
end
