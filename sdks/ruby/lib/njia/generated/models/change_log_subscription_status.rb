# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State.
  module ChangeLogSubscriptionStatus
    extend OpenEnum

    # The e-mail address is not confirmed.
    PENDING_CONFIRMATION = "pending_confirmation"

    # Notices are sent.
    ACTIVE = "active"

    # It was ended.
    UNSUBSCRIBED = "unsubscribed"

    # The address does not take messages.
    BOUNCED = "bounced"

    # All values that this version knows.
    VALUES = [PENDING_CONFIRMATION, ACTIVE, UNSUBSCRIBED, BOUNCED].freeze
  end
end
