# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One reason of the score, with its evidence and the score without it.
  class FraudReason < Model
    # The member code.
    # @return [String]
    attr_reader :code

    # The member category.
    # @return [String]
    attr_reader :category

    # The reason in words.
    # @return [String]
    attr_reader :description

    # Its share of all evidence for a fraud.
    # @return [Float]
    attr_reader :weight

    # Risk score without this signal.
    # @return [Integer]
    attr_reader :score_without

    # The member evidence.
    # @return [Hash{String => Object}]
    attr_reader :evidence

    # @param code [String]
    # @param category [String]
    # @param description [String]
    # @param weight [Float, Integer]
    # @param score_without [Integer]
    # @param evidence [Hash{String => Object}]
    def initialize(
      code:,
      category:,
      description:,
      weight:,
      score_without:,
      evidence:
    )
      super({ code:, category:, description:, weight:, score_without:, evidence: })
    end

    define_shape do |shape|
      shape.required(:code, "code", shape.text)
      shape.required(:category, "category", shape.text)
      shape.required(:description, "description", shape.text)
      shape.required(:weight, "weight", shape.number)
      shape.required(:score_without, "scoreWithout", shape.integer)
      shape.required(:evidence, "evidence", shape.map(shape.any))
    end
  end
end
