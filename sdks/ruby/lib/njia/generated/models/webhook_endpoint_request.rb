# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The endpoint to make.
  class WebhookEndpointRequest < Model
    # Where to post events: https; in test mode also http to a loopback address.
    #
    # No credentials, no fragment, no private address.
    # @return [String]
    attr_reader :url

    # Your note.
    # @return [String, nil]
    attr_reader :description

    # Events to deliver: exact types, `payment.*`, or `*`.
    # @return [Array<String>]
    attr_reader :events

    # Shape of the payload: `enveloped` unless you call with an API version before 2026-09-01.
    # @return [String, nil]
    attr_reader :payload_format

    # API version that shapes the payloads; the version of this request if absent.
    # @return [String, nil]
    attr_reader :api_version

    # How to sign; `hmac` if absent.
    # @return [String, nil]
    attr_reader :signature_scheme

    # Whether to keep the order per resource; `none` if absent.
    # @return [String, nil]
    attr_reader :ordering

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param url [String]
    # @param events [Array<String>]
    # @param description [String]
    # @param payload_format [String]
    # @param api_version [String]
    # @param signature_scheme [String]
    # @param ordering [String]
    # @param metadata [Hash{String => String}]
    def initialize(
      url:,
      events:,
      description: OMIT,
      payload_format: OMIT,
      api_version: OMIT,
      signature_scheme: OMIT,
      ordering: OMIT,
      metadata: OMIT
    )
      super({
        url:,
        events:,
        description:,
        payload_format:,
        api_version:,
        signature_scheme:,
        ordering:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:url, "url", shape.text)
      shape.optional(:description, "description", shape.text)
      shape.required(:events, "events", shape.list(shape.text))
      shape.optional(:payload_format, "payloadFormat", shape.text)
      shape.optional(:api_version, "apiVersion", shape.text)
      shape.optional(:signature_scheme, "signatureScheme", shape.text)
      shape.optional(:ordering, "ordering", shape.text)
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
