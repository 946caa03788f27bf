# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module CardAuthorizationEventType
    extend OpenEnum

    # An authorization was approved and holds money.
    CARD_AUTHORIZATION_APPROVED = "card_authorization.approved"

    # An authorization was declined.
    CARD_AUTHORIZATION_DECLINED = "card_authorization.declined"

    # A merchant captured an authorization, fully or partly.
    CARD_AUTHORIZATION_CAPTURED = "card_authorization.captured"

    # The rest of an authorization was released.
    CARD_AUTHORIZATION_REVERSED = "card_authorization.reversed"

    # An authorization expired and released its hold.
    CARD_AUTHORIZATION_EXPIRED = "card_authorization.expired"

    # All values that this version knows.
    VALUES = [
      CARD_AUTHORIZATION_APPROVED,
      CARD_AUTHORIZATION_DECLINED,
      CARD_AUTHORIZATION_CAPTURED,
      CARD_AUTHORIZATION_REVERSED,
      CARD_AUTHORIZATION_EXPIRED
    ].freeze
  end
end
