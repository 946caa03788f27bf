# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a card spent in its life.
  class GhostCardTotals < Model
    # Captured.
    # @return [Njia::Money]
    attr_reader :spent

    # Approved and not yet captured.
    # @return [Njia::Money]
    attr_reader :held

    # @param spent [Njia::Money, Hash]
    # @param held [Njia::Money, Hash]
    def initialize(
      spent:,
      held:
    )
      super({ spent:, held: })
    end

    define_shape do |shape|
      shape.required(:spent, "spent", shape.model(:Money))
      shape.required(:held, "held", shape.model(:Money))
    end
  end
end
