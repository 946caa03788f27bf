# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module WebhookEndpointEventType
    extend OpenEnum

    # An endpoint was disabled, by 410 or after five days of failures.
    WEBHOOK_ENDPOINT_DISABLED = "webhook_endpoint.disabled"

    # A test event that you asked for.
    WEBHOOK_ENDPOINT_TEST = "webhook_endpoint.test"

    # All values that this version knows.
    VALUES = [WEBHOOK_ENDPOINT_DISABLED, WEBHOOK_ENDPOINT_TEST].freeze
  end
end
