# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kind of actor that caused a change.
  module ActorType
    extend OpenEnum

    # A machine that used an API key.
    API_KEY = "api_key"

    # A person with a login session.
    USER = "user"

    # The service itself, for example a timer or a retry.
    SYSTEM = "system"

    # A payment rail or mobile-money provider.
    PROVIDER = "provider"

    # An embedded widget in a browser.
    WIDGET = "widget"

    # All values that this version knows.
    VALUES = [API_KEY, USER, SYSTEM, PROVIDER, WIDGET].freeze
  end
end
