# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a change touches.
  class ChangeLogAffected < Model
    # Operations.
    # @return [Array<String>]
    attr_reader :operations

    # Fields.
    # @return [Array<String>]
    attr_reader :fields

    # Events.
    # @return [Array<String>]
    attr_reader :events

    # @param operations [Array<String>]
    # @param fields [Array<String>]
    # @param events [Array<String>]
    def initialize(
      operations:,
      fields:,
      events:
    )
      super({ operations:, fields:, events: })
    end

    define_shape do |shape|
      shape.required(:operations, "operations", shape.list(shape.text))
      shape.required(:fields, "fields", shape.list(shape.text))
      shape.required(:events, "events", shape.list(shape.text))
    end
  end
end
