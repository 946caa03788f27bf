# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The members to change; absent ones stay.
  class WebhookEndpointUpdateRequest < Model
    # Where to post events: https; in test mode also http to a loopback address.
    #
    # No credentials, no fragment, no private address.
    # @return [String, nil]
    attr_reader :url

    # Your note; null removes it.
    # @return [String, nil]
    attr_reader :description

    # Events to deliver: exact types, `payment.*`, or `*`.
    # @return [Array<String>, nil]
    attr_reader :events

    # Moves the endpoint to this payload shape, from the next delivery on.
    # @return [String, nil]
    attr_reader :payload_format

    # API version that shapes the payloads.
    # @return [String, nil]
    attr_reader :api_version

    # The member ordering.
    # @return [String, nil]
    attr_reader :ordering

    # Enables or disables the endpoint.
    #
    # Enabling clears the failure counts.
    # @return [String, nil]
    attr_reader :status

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param url [String]
    # @param description [String, nil]
    # @param events [Array<String>]
    # @param payload_format [String]
    # @param api_version [String]
    # @param ordering [String]
    # @param status [String]
    # @param metadata [Hash{String => String}]
    def initialize(
      url: OMIT,
      description: OMIT,
      events: OMIT,
      payload_format: OMIT,
      api_version: OMIT,
      ordering: OMIT,
      status: OMIT,
      metadata: OMIT
    )
      super({ url:, description:, events:, payload_format:, api_version:, ordering:, status:, metadata: })
    end

    define_shape do |shape|
      shape.optional(:url, "url", shape.text)
      shape.optional(:description, "description", shape.nullable(shape.text))
      shape.optional(:events, "events", shape.list(shape.text))
      shape.optional(:payload_format, "payloadFormat", shape.text)
      shape.optional(:api_version, "apiVersion", shape.text)
      shape.optional(:ordering, "ordering", shape.text)
      shape.optional(:status, "status", shape.text)
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
