# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whom to look up.
  class RecipientLookupRequest < Model
    # The member destination.
    # @return [Njia::Party]
    attr_reader :destination

    # @param destination [Njia::Party, Hash]
    def initialize(
      destination:
    )
      super({ destination: })
    end

    define_shape do |shape|
      shape.required(:destination, "destination", shape.union(:Party))
    end
  end
end
