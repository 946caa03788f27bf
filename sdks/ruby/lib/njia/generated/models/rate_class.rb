# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Class of operations that share one rate limit.
  module RateClass
    extend OpenEnum

    # Reading operations.
    READ = "read"

    # Writing operations that are in no other class.
    WRITE = "write"

    # Operations that move money.
    MONEY = "money"

    # Bulk payments.
    BULK = "bulk"

    # Card authorizations.
    CARD_AUTH = "card_auth"

    # Fraud analyses.
    SCORING = "scoring"

    # Credit and KYC scores.
    SCORING_SLOW = "scoring_slow"

    # Login and refresh.
    LOGIN = "login"

    # Operations without a key, counted by address.
    PUBLIC = "public"

    # Callbacks of providers and rails.
    CALLBACKS = "callbacks"

    # Not counted.
    NONE = "none"

    # All values that this version knows.
    VALUES = [READ, WRITE, MONEY, BULK, CARD_AUTH, SCORING, SCORING_SLOW, LOGIN, PUBLIC, CALLBACKS, NONE].freeze
  end
end
