# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Order to take a completed transaction back.
  #
  # Without an amount the whole transaction is reversed.
  class ReversalRequest < Model
    # The member reason.
    # @return [String]
    attr_reader :reason

    # Reason in words; required when `reason` is `other`.
    # @return [String, nil]
    attr_reader :note

    # Amount to take back, in minor units of the transaction's currency; at most its amount.
    #
    # Without it, the whole amount.
    # @return [Integer, nil]
    attr_reader :amount_minor_units

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param reason [String]
    # @param note [String]
    # @param amount_minor_units [Integer]
    # @param metadata [Hash{String => String}]
    def initialize(
      reason:,
      note: OMIT,
      amount_minor_units: OMIT,
      metadata: OMIT
    )
      super({ reason:, note:, amount_minor_units:, metadata: })
    end

    define_shape do |shape|
      shape.required(:reason, "reason", shape.text)
      shape.optional(:note, "note", shape.text)
      shape.optional(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
