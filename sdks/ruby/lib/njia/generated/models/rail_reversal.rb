# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whether and how a rail takes money back.
  module RailReversal
    extend OpenEnum

    # The provider takes the money out of the recipient's wallet.
    DIRECT = "direct"

    # The recipient's institution is asked to return it.
    RETURN_REQUEST = "return_request"

    # A posting between two accounts.
    BOOK = "book"

    # Never; a reversal answers 422 `reversal_not_supported`.
    NONE = "none"

    # All values that this version knows.
    VALUES = [DIRECT, RETURN_REQUEST, BOOK, NONE].freeze
  end
end
