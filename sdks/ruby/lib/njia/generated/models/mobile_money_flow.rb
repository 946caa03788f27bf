# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Way of the money, seen from the wallet.
  module MobileMoneyFlow
    extend OpenEnum

    # Into the wallet.
    IN = "in"

    # Out of the wallet.
    OUT = "out"

    # All values that this version knows.
    VALUES = [IN, OUT].freeze
  end
end
