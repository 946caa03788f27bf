# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Result of one check.
  class KycCheckResult < Model
    # The member type.
    # @return [String]
    attr_reader :type

    # Result.
    # @return [String]
    attr_reader :result

    # How well it fits; null if there is no degree.
    # @return [Float, nil]
    attr_reader :score

    # Reasons, most important first.
    # @return [Array<String>]
    attr_reader :reasons

    # @param type [String]
    # @param result [String]
    # @param score [Float, Integer, nil]
    # @param reasons [Array<String>]
    def initialize(
      type:,
      result:,
      score:,
      reasons:
    )
      super({ type:, result:, score:, reasons: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.text)
      shape.required(:result, "result", shape.text)
      shape.required(:score, "score", shape.nullable(shape.number))
      shape.required(:reasons, "reasons", shape.list(shape.text))
    end
  end
end
