# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One of the main reasons of the score, specific to this person.
  class CreditReason < Model
    # The member code.
    # @return [String]
    attr_reader :code

    # The reason in words.
    # @return [String]
    attr_reader :description

    # The member direction.
    # @return [String]
    attr_reader :direction

    # Points of the feature.
    # @return [Integer]
    attr_reader :points

    # Feature behind it; null for reasons about the data.
    # @return [String, nil]
    attr_reader :feature

    # @param code [String]
    # @param description [String]
    # @param direction [String]
    # @param points [Integer]
    # @param feature [String, nil]
    def initialize(
      code:,
      description:,
      direction:,
      points:,
      feature:
    )
      super({ code:, description:, direction:, points:, feature: })
    end

    define_shape do |shape|
      shape.required(:code, "code", shape.text)
      shape.required(:description, "description", shape.text)
      shape.required(:direction, "direction", shape.text)
      shape.required(:points, "points", shape.integer)
      shape.required(:feature, "feature", shape.nullable(shape.text))
    end
  end
end
