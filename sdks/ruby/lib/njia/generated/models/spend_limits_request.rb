# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The new limits; they replace the old ones.
  #
  # A limit with the same scope, merchant or category, and interval keeps what it has counted.
  class SpendLimitsRequest < Model
    # The limits; an empty list removes all.
    # @return [Array<Njia::SpendLimitInput>]
    attr_reader :spend_limits

    # @param spend_limits [Array<Njia::SpendLimitInput, Hash>]
    def initialize(
      spend_limits:
    )
      super({ spend_limits: })
    end

    define_shape do |shape|
      shape.required(:spend_limits, "spendLimits", shape.list(shape.model(:SpendLimitInput)))
    end
  end
end
