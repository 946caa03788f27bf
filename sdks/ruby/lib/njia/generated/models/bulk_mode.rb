# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happens when some items are not valid or funds are short.
  module BulkMode
    extend OpenEnum

    # Valid items run, the others become `rejected`.
    #
    # The default.
    PARTIAL = "partial"

    # Everything is valid and the funds for all of it are reserved at once, or nothing happens.
    ALL_OR_NOTHING = "all_or_nothing"

    # All values that this version knows.
    VALUES = [PARTIAL, ALL_OR_NOTHING].freeze
  end
end
