# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How and when the rail settles.
  class RailSettlement < Model
    # The member model.
    # @return [String]
    attr_reader :model

    # Time of day of the net settlement in UTC; null for prefunded rails.
    # @return [String, nil]
    attr_reader :cutoff_utc

    # @param model [String]
    # @param cutoff_utc [String, nil]
    def initialize(
      model:,
      cutoff_utc:
    )
      super({ model:, cutoff_utc: })
    end

    define_shape do |shape|
      shape.required(:model, "model", shape.text)
      shape.required(:cutoff_utc, "cutoffUtc", shape.nullable(shape.text))
    end
  end
end
