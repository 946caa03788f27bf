# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module AccountEventType
    extend OpenEnum

    # An account was opened.
    ACCOUNT_CREATED = "account.created"

    # An account was frozen.
    ACCOUNT_FROZEN = "account.frozen"

    # All values that this version knows.
    VALUES = [ACCOUNT_CREATED, ACCOUNT_FROZEN].freeze
  end
end
