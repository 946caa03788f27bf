# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module ApiKeyEventType
    extend OpenEnum

    # A key was made.
    API_KEY_CREATED = "api_key.created"

    # A key was replaced; the old one works until the overlap ends.
    API_KEY_ROLLED = "api_key.rolled"

    # A key was revoked.
    API_KEY_REVOKED = "api_key.revoked"

    # A key expires soon.
    API_KEY_EXPIRING = "api_key.expiring"

    # All values that this version knows.
    VALUES = [API_KEY_CREATED, API_KEY_ROLLED, API_KEY_REVOKED, API_KEY_EXPIRING].freeze
  end
end
