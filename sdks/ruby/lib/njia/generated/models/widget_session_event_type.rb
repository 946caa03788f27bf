# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module WidgetSessionEventType
    extend OpenEnum

    # A visitor opened a widget.
    WIDGET_SESSION_OPENED = "widget_session.opened"

    # A visitor finished; the result is in the session.
    WIDGET_SESSION_COMPLETED = "widget_session.completed"

    # A visitor left the flow.
    WIDGET_SESSION_CANCELED = "widget_session.canceled"

    # The session ended unused.
    WIDGET_SESSION_EXPIRED = "widget_session.expired"

    # All values that this version knows.
    VALUES = [WIDGET_SESSION_OPENED, WIDGET_SESSION_COMPLETED, WIDGET_SESSION_CANCELED, WIDGET_SESSION_EXPIRED].freeze
  end
end
