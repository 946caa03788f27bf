# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Smallest and largest amount of one payment in one currency.
  class RailLimit < Model
    # The member currency.
    # @return [String]
    attr_reader :currency

    # The member min.
    # @return [Njia::Money]
    attr_reader :min

    # The member max.
    # @return [Njia::Money]
    attr_reader :max

    # @param currency [String]
    # @param min [Njia::Money, Hash]
    # @param max [Njia::Money, Hash]
    def initialize(
      currency:,
      min:,
      max:
    )
      super({ currency:, min:, max: })
    end

    define_shape do |shape|
      shape.required(:currency, "currency", shape.text)
      shape.required(:min, "min", shape.model(:Money))
      shape.required(:max, "max", shape.model(:Money))
    end
  end
end
