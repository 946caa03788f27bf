# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module WidgetEventType
    extend OpenEnum

    # A widget was made.
    WIDGET_CREATED = "widget.created"

    # A widget was disabled; its sessions end.
    WIDGET_DISABLED = "widget.disabled"

    # All values that this version knows.
    VALUES = [WIDGET_CREATED, WIDGET_DISABLED].freeze
  end
end
