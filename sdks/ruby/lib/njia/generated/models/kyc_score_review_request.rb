# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Decision of a person about an assessment that needs attention.
  class KycScoreReviewRequest < Model
    # The decision.
    # @return [String]
    attr_reader :decision

    # Why.
    # @return [String, nil]
    attr_reader :note

    # @param decision [String]
    # @param note [String]
    def initialize(
      decision:,
      note: OMIT
    )
      super({ decision:, note: })
    end

    define_shape do |shape|
      shape.required(:decision, "decision", shape.text)
      shape.optional(:note, "note", shape.text)
    end
  end
end
