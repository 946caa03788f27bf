# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Who caused a change.
  class Actor < Model
    # The member type.
    # @return [String]
    attr_reader :type

    # Id of the key record, user, provider or widget; null for the system.
    # @return [String, nil]
    attr_reader :id

    # Name to show to people.
    # @return [String, nil]
    attr_reader :display

    # @param type [String]
    # @param id [String, nil]
    # @param display [String, nil]
    def initialize(
      type:,
      id:,
      display:
    )
      super({ type:, id:, display: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.text)
      shape.required(:id, "id", shape.nullable(shape.text))
      shape.required(:display, "display", shape.nullable(shape.text))
    end
  end
end
