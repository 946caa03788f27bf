# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Why it is disabled; null while it is enabled.
  module WebhookEndpointDisabledReason
    extend OpenEnum

    # You disabled it.
    MANUAL = "manual"

    # The receiver answered 410.
    GONE_410 = "gone_410"

    # It failed for five days without one success.
    FAILING = "failing"

    # All values that this version knows.
    VALUES = [MANUAL, GONE_410, FAILING].freeze
  end
end
