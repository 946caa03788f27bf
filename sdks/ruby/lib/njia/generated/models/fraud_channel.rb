# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Channel through which the order came.
  module FraudChannel
    extend OpenEnum

    # A mobile app.
    APP = "app"

    # A web page.
    WEB = "web"

    # A USSD menu.
    USSD = "ussd"

    # A server.
    API = "api"

    # An agent.
    AGENT = "agent"

    # A terminal.
    POS = "pos"

    # All values that this version knows.
    VALUES = [APP, WEB, USSD, API, AGENT, POS].freeze
  end
end
