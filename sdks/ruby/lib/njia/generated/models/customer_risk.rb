# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The customer's risk in short.
  class CustomerRisk < Model
    # The member level.
    # @return [String]
    attr_reader :level

    # Whether payments of this customer are refused.
    # @return [Boolean]
    attr_reader :blocked

    # @param level [String]
    # @param blocked [Boolean]
    def initialize(
      level:,
      blocked:
    )
      super({ level:, blocked: })
    end

    define_shape do |shape|
      shape.required(:level, "level", shape.text)
      shape.required(:blocked, "blocked", shape.boolean)
    end
  end
end
