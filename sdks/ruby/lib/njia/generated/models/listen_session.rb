# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A session of a developer's machine that receives events as a stream.
  #
  # At most 10 live sessions per tenant and mode.
  class ListenSession < Model
    # Id of the listen session.
    # @return [String]
    attr_reader :id

    # The kind of this object.
    # @return [String]
    attr_reader :object

    # True for live data, false for test data.
    # @return [Boolean]
    attr_reader :livemode

    # When it was created (UTC).
    # @return [Time]
    attr_reader :created_at

    # When it last changed (UTC).
    # @return [Time]
    attr_reader :updated_at

    # Counts the state changes of this resource, from 1.
    # @return [Integer]
    attr_reader :version

    # State of the session.
    # @return [String]
    attr_reader :status

    # Open this with `Accept: text/event-stream` and your API key in the header.
    # @return [String]
    attr_reader :stream_url

    # Secret to sign forwarded requests with; only in the answer to creation.
    # @return [String, nil]
    attr_reader :secret

    # Streamed events.
    # @return [Array<String>]
    attr_reader :types

    # Conditions that must all hold.
    # @return [Array<String>]
    attr_reader :where

    # Position after which it started.
    # @return [Integer]
    attr_reader :after_sequence

    # The member payload format.
    # @return [String]
    attr_reader :payload_format

    # Name of the machine.
    # @return [String, nil]
    attr_reader :device

    # Name of the local configuration.
    # @return [String]
    attr_reader :profile

    # Whether a stream is open right now.
    # @return [Boolean]
    attr_reader :connected

    # When it ends unless a stream is open.
    # @return [Time]
    attr_reader :expires_at

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param status [String]
    # @param stream_url [String]
    # @param secret [String, nil]
    # @param types [Array<String>]
    # @param where [Array<String>]
    # @param after_sequence [Integer]
    # @param payload_format [String]
    # @param device [String, nil]
    # @param profile [String]
    # @param connected [Boolean]
    # @param expires_at [Time, String]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      status:,
      stream_url:,
      secret:,
      types:,
      where:,
      after_sequence:,
      payload_format:,
      device:,
      profile:,
      connected:,
      expires_at:
    )
      super({
        id:,
        livemode:,
        created_at:,
        updated_at:,
        version:,
        status:,
        stream_url:,
        secret:,
        types:,
        where:,
        after_sequence:,
        payload_format:,
        device:,
        profile:,
        connected:,
        expires_at:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("listen_session"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:status, "status", shape.text)
      shape.required(:stream_url, "streamUrl", shape.text)
      shape.required(:secret, "secret", shape.nullable(shape.text), sensitive: :all)
      shape.required(:types, "types", shape.list(shape.text))
      shape.required(:where, "where", shape.list(shape.text))
      shape.required(:after_sequence, "afterSequence", shape.integer)
      shape.required(:payload_format, "payloadFormat", shape.text)
      shape.required(:device, "device", shape.nullable(shape.text))
      shape.required(:profile, "profile", shape.text)
      shape.required(:connected, "connected", shape.boolean)
      shape.required(:expires_at, "expiresAt", shape.time)
    end
  end
end
