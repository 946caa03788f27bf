# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One type of event that can be subscribed to.
  class EventTypeInfo < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # The member type.
    # @return [String]
    attr_reader :type

    # The part before the point; subscribe to all of them with `<resource>.*`.
    # @return [String]
    attr_reader :resource

    # When it is sent.
    # @return [String]
    attr_reader :description

    # Value of `data.object`.
    # @return [String]
    attr_reader :data_object

    # Whether it will be removed.
    # @return [Boolean]
    attr_reader :deprecated

    # @param type [String]
    # @param resource [String]
    # @param description [String]
    # @param data_object [String]
    # @param deprecated [Boolean]
    def initialize(
      type:,
      resource:,
      description:,
      data_object:,
      deprecated:
    )
      super({ type:, resource:, description:, data_object:, deprecated: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("event_type"))
      shape.required(:type, "type", shape.text)
      shape.required(:resource, "resource", shape.text)
      shape.required(:description, "description", shape.text)
      shape.required(:data_object, "dataObject", shape.text)
      shape.required(:deprecated, "deprecated", shape.boolean)
    end
  end
end
