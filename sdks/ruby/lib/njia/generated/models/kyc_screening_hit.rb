# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # An entry that a screening found.
  class KycScreeningHit < Model
    # The list.
    # @return [String]
    attr_reader :list

    # Name in the list.
    # @return [String]
    attr_reader :name

    # How similar the name is.
    # @return [Float]
    attr_reader :similarity

    # @param list [String]
    # @param name [String]
    # @param similarity [Float, Integer]
    def initialize(
      list:,
      name:,
      similarity:
    )
      super({ list:, name:, similarity: })
    end

    define_shape do |shape|
      shape.required(:list, "list", shape.text)
      shape.required(:name, "name", shape.text)
      shape.required(:similarity, "similarity", shape.number)
    end
  end
end
