# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Points of one feature.
  #
  # Base score and all points add up to the score exactly.
  class CreditContribution < Model
    # Name of the feature; `scale_limit` is the cut at 300 or 850, `population` is where the average applicant of the
    # training data stands against the base score.
    # @return [String]
    attr_reader :feature

    # This person's value; null when missing.
    # @return [Float, nil]
    attr_reader :value

    # Value of the average applicant.
    # @return [Float, nil]
    attr_reader :benchmark

    # Points that it adds.
    # @return [Integer]
    attr_reader :points

    # @param feature [String]
    # @param value [Float, Integer, nil]
    # @param benchmark [Float, Integer, nil]
    # @param points [Integer]
    def initialize(
      feature:,
      value:,
      benchmark:,
      points:
    )
      super({ feature:, value:, benchmark:, points: })
    end

    define_shape do |shape|
      shape.required(:feature, "feature", shape.text)
      shape.required(:value, "value", shape.nullable(shape.number))
      shape.required(:benchmark, "benchmark", shape.nullable(shape.number))
      shape.required(:points, "points", shape.integer)
    end
  end
end
