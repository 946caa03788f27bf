# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How the rail takes money back.
  module ReversalMethod
    extend OpenEnum

    # The provider takes the money out of the recipient's wallet.
    DIRECT = "direct"

    # The credit was final; the recipient's institution is asked to return it, which takes up to 5 days.
    RETURN_REQUEST = "return_request"

    # A posting between two accounts of the tenant.
    BOOK = "book"

    # All values that this version knows.
    VALUES = [DIRECT, RETURN_REQUEST, BOOK].freeze
  end
end
