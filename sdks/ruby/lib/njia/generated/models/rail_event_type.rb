# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module RailEventType
    extend OpenEnum

    # A rail is slower or fails more often than usual.
    RAIL_DEGRADED = "rail.degraded"

    # A rail does not work; payments go elsewhere or wait.
    RAIL_DOWN = "rail.down"

    # A rail works again.
    RAIL_RECOVERED = "rail.recovered"

    # All values that this version knows.
    VALUES = [RAIL_DEGRADED, RAIL_DOWN, RAIL_RECOVERED].freeze
  end
end
