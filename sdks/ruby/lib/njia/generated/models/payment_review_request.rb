# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Decision on a payment that is held for review.
  class PaymentReviewRequest < Model
    # The member decision.
    # @return [String]
    attr_reader :decision

    # Reason of the decision; kept in the timeline and the audit trail.
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
