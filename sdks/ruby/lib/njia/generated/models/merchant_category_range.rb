# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A range of merchant category codes, both ends included.
  class MerchantCategoryRange < Model
    # First code.
    # @return [String]
    attr_reader :from

    # Last code.
    # @return [String]
    attr_reader :to

    # @param from [String]
    # @param to [String]
    def initialize(
      from:,
      to:
    )
      super({ from:, to: })
    end

    define_shape do |shape|
      shape.required(:from, "from", shape.text)
      shape.required(:to, "to", shape.text)
    end
  end
end
