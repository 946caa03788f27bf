# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whether events are delivered.
  module WebhookEndpointStatus
    extend OpenEnum

    # Events are delivered.
    ENABLED = "enabled"

    # Nothing is delivered; new events are skipped.
    DISABLED = "disabled"

    # All values that this version knows.
    VALUES = [ENABLED, DISABLED].freeze
  end
end
