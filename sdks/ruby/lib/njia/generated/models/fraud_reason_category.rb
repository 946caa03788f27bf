# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kind of signal behind a reason.
  module FraudReasonCategory
    extend OpenEnum

    # Somebody else may be using the account.
    ACCOUNT_TAKEOVER = "account_takeover"

    # Unlike this sender's habits.
    BEHAVIOUR = "behaviour"

    # The account may pass on stolen money.
    MULE = "mule"

    # Too many in a short time.
    VELOCITY = "velocity"

    # Money laundering.
    AML = "aml"

    # A pattern of an agent.
    AGENT = "agent"

    # Somebody tries out data.
    CARD_TESTING = "card_testing"

    # The device.
    DEVICE = "device"

    # The network.
    NETWORK = "network"

    # Too little is known about the person.
    IDENTITY = "identity"

    # The merchant's line of business.
    MERCHANT = "merchant"

    # The sender may have been tricked.
    SOCIAL_ENGINEERING = "social_engineering"

    # The corridor.
    GEOGRAPHY = "geography"

    # Lowers the risk.
    TRUST = "trust"

    # A list of the tenant.
    LIST = "list"

    # The analysis itself.
    SYSTEM = "system"

    # All values that this version knows.
    VALUES = [
      ACCOUNT_TAKEOVER,
      BEHAVIOUR,
      MULE,
      VELOCITY,
      AML,
      AGENT,
      CARD_TESTING,
      DEVICE,
      NETWORK,
      IDENTITY,
      MERCHANT,
      SOCIAL_ENGINEERING,
      GEOGRAPHY,
      TRUST,
      LIST,
      SYSTEM
    ].freeze
  end
end
