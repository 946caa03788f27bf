# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Mode of an API key.
  module KeyMode
    extend OpenEnum

    # Real money.
    LIVE = "live"

    # The sandbox.
    TEST = "test"

    # All values that this version knows.
    VALUES = [LIVE, TEST].freeze
  end
end
