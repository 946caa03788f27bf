# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A member that a problem of this kind carries besides the common ones.
  class ErrorMember < Model
    # Name of the member.
    # @return [String]
    attr_reader :name

    # What it holds.
    # @return [String]
    attr_reader :description

    # @param name [String]
    # @param description [String]
    def initialize(
      name:,
      description:
    )
      super({ name:, description: })
    end

    define_shape do |shape|
      shape.required(:name, "name", shape.text)
      shape.required(:description, "description", shape.text)
    end
  end
end
