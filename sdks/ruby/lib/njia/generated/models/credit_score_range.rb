# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Range of the score.
  class CreditScoreRange < Model
    # Lowest score.
    # @return [Integer]
    attr_reader :min

    # Highest score.
    # @return [Integer]
    attr_reader :max

    # @param min [Integer]
    # @param max [Integer]
    def initialize(
      min:,
      max:
    )
      super({ min:, max: })
    end

    define_shape do |shape|
      shape.required(:min, "min", shape.integer)
      shape.required(:max, "max", shape.integer)
    end
  end
end
