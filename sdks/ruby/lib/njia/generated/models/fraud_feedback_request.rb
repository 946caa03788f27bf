# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What it turned out to be.
  #
  # A later feedback replaces the earlier one.
  class FraudFeedbackRequest < Model
    # The member label.
    # @return [String]
    attr_reader :label

    # Note.
    # @return [String, nil]
    attr_reader :note

    # @param label [String]
    # @param note [String]
    def initialize(
      label:,
      note: OMIT
    )
      super({ label:, note: })
    end

    define_shape do |shape|
      shape.required(:label, "label", shape.text)
      shape.optional(:note, "note", shape.text)
    end
  end
end
