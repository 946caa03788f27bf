# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of a session.
  module WidgetSessionStatus
    extend OpenEnum

    # Nobody has opened it.
    CREATED = "created"

    # A visitor uses it.
    OPENED = "opened"

    # The visitor finished.
    COMPLETED = "completed"

    # The visitor left.
    CANCELED = "canceled"

    # Its time is over.
    EXPIRED = "expired"

    # All values that this version knows.
    VALUES = [CREATED, OPENED, COMPLETED, CANCELED, EXPIRED].freeze
  end
end
