# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Health of a rail.
  module RailHealthStatus
    extend OpenEnum

    # Works as usual.
    UP = "up"

    # Fails more often or is much slower than usual; still used.
    DEGRADED = "degraded"

    # Not used; payments go elsewhere or wait.
    DOWN = "down"

    # All values that this version knows.
    VALUES = [UP, DEGRADED, DOWN].freeze
  end
end
