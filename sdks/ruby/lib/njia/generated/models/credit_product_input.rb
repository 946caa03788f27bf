# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The credit that the person asks for.
  #
  # With it, the answer recommends a limit.
  class CreditProductInput < Model
    # The member type.
    # @return [String]
    attr_reader :type

    # The member requested.
    # @return [Njia::Money]
    attr_reader :requested

    # Term in days.
    # @return [Integer]
    attr_reader :tenor_days

    # @param type [String]
    # @param requested [Njia::Money, Hash]
    # @param tenor_days [Integer]
    def initialize(
      type:,
      requested:,
      tenor_days:
    )
      super({ type:, requested:, tenor_days: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.text)
      shape.required(:requested, "requested", shape.model(:Money))
      shape.required(:tenor_days, "tenorDays", shape.integer)
    end
  end
end
