# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Who answered the checks.
  class KycProvider < Model
    # Provider.
    # @return [String]
    attr_reader :id

    # Whether it is a simulator.
    # @return [Boolean]
    attr_reader :simulated

    # @param id [String]
    # @param simulated [Boolean]
    def initialize(
      id:,
      simulated:
    )
      super({ id:, simulated: })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:simulated, "simulated", shape.boolean)
    end
  end
end
