# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What became of a callback.
  class ProviderCallbackReceipt < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # Always true.
    # @return [Boolean]
    attr_reader :received

    # What became of it.
    # @return [String]
    attr_reader :outcome

    # @param received [Boolean]
    # @param outcome [String]
    def initialize(
      received:,
      outcome:
    )
      super({ received:, outcome: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("callback_receipt"))
      shape.required(:received, "received", shape.boolean)
      shape.required(:outcome, "outcome", shape.text)
    end
  end
end
