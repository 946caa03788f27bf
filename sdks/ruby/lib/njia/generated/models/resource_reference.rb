# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Names one resource by type and id.
  class ResourceReference < Model
    # Value of the `object` field of the resource.
    # @return [String]
    attr_reader :type

    # Id of the resource.
    # @return [String]
    attr_reader :id

    # @param type [String]
    # @param id [String]
    def initialize(
      type:,
      id:
    )
      super({ type:, id: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.text)
      shape.required(:id, "id", shape.text)
    end
  end
end
