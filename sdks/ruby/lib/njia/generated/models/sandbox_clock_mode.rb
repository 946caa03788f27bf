# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whether test mode follows real time or a virtual one.
  module SandboxClockMode
    extend OpenEnum

    # Test mode follows the real clock.
    REAL = "real"

    # Test mode follows a virtual clock that was set or advanced.
    VIRTUAL = "virtual"

    # All values that this version knows.
    VALUES = [REAL, VIRTUAL].freeze
  end
end
