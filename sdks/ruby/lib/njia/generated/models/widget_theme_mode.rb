# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Light or dark.
  module WidgetThemeMode
    extend OpenEnum

    # Always light.
    LIGHT = "light"

    # Always dark.
    DARK = "dark"

    # As the visitor's device.
    AUTO = "auto"

    # All values that this version knows.
    VALUES = [LIGHT, DARK, AUTO].freeze
  end
end
