# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How the old key goes out of use.
  class RollApiKeyRequest < Model
    # Hours for which the old key keeps working.
    # @return [Integer, nil]
    attr_reader :overlap_hours

    # @param overlap_hours [Integer]
    def initialize(
      overlap_hours: OMIT
    )
      super({ overlap_hours: })
    end

    define_shape do |shape|
      shape.optional(:overlap_hours, "overlapHours", shape.integer)
    end
  end
end
