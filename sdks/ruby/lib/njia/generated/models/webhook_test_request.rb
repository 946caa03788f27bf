# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What the test event shall look like.
  class WebhookTestRequest < Model
    # Type of the event; `webhook_endpoint.test` if absent.
    #
    # `data` is then a sample resource.
    # @return [String, nil]
    attr_reader :event_type

    # Shape of this one payload; the endpoint's own if absent.
    #
    # It lets you check a receiver before you move the endpoint.
    # @return [String, nil]
    attr_reader :payload_format

    # @param event_type [String]
    # @param payload_format [String]
    def initialize(
      event_type: OMIT,
      payload_format: OMIT
    )
      super({ event_type:, payload_format: })
    end

    define_shape do |shape|
      shape.optional(:event_type, "eventType", shape.text)
      shape.optional(:payload_format, "payloadFormat", shape.text)
    end
  end
end
