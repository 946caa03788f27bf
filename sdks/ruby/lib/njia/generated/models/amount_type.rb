# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Which side of the payment the amount fixes.
  module AmountType
    extend OpenEnum

    # Amount and currency are what leaves the payer, before fees.
    SEND = "send"

    # Amount and currency are what the recipient gets; the sent amount is worked out.
    RECEIVE = "receive"

    # All values that this version knows.
    VALUES = [SEND, RECEIVE].freeze
  end
end
