# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Who pays the fee.
  module FeeBearer
    extend OpenEnum

    # The fee is added to what the sender pays.
    SENDER = "sender"

    # The fee is taken out of what the recipient gets.
    RECIPIENT = "recipient"

    # All values that this version knows.
    VALUES = [SENDER, RECIPIENT].freeze
  end
end
