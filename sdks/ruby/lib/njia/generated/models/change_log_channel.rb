# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How notices arrive.
  module ChangeLogChannel
    extend OpenEnum

    # By e-mail, after confirmation.
    EMAIL = "email"

    # Posted to a URL of its own.
    WEBHOOK = "webhook"

    # As `changelog.*` events to your webhook endpoints.
    WEBHOOK_EVENT = "webhook_event"

    # All values that this version knows.
    VALUES = [EMAIL, WEBHOOK, WEBHOOK_EVENT].freeze
  end
end
