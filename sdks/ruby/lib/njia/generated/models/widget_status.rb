# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whether a widget can be opened.
  module WidgetStatus
    extend OpenEnum

    # It can be opened.
    ACTIVE = "active"

    # It cannot be opened any more.
    DISABLED = "disabled"

    # All values that this version knows.
    VALUES = [ACTIVE, DISABLED].freeze
  end
end
