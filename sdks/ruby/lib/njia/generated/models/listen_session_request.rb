# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What to listen to.
  #
  # Name at most one of `afterSequence` and `createdAfter`; without them the session starts now.
  class ListenSessionRequest < Model
    # Events to stream; all if absent.
    # @return [Array<String>, nil]
    attr_reader :types

    # Conditions that must all hold.
    # @return [Array<String>, nil]
    attr_reader :where

    # Start after this position of the event log.
    # @return [Integer, nil]
    attr_reader :after_sequence

    # Start with events from this time on; at most 90 days ago.
    # @return [Time, nil]
    attr_reader :created_after

    # Shape of the payloads; `enveloped` if absent.
    # @return [String, nil]
    attr_reader :payload_format

    # Name of the machine that listens, for people who look at the list.
    # @return [String, nil]
    attr_reader :device

    # Name of the local configuration.
    #
    # The secret depends on it and stays the same for the same name.
    # @return [String, nil]
    attr_reader :profile

    # @param types [Array<String>]
    # @param where [Array<String>]
    # @param after_sequence [Integer]
    # @param created_after [Time, String]
    # @param payload_format [String]
    # @param device [String]
    # @param profile [String]
    def initialize(
      types: OMIT,
      where: OMIT,
      after_sequence: OMIT,
      created_after: OMIT,
      payload_format: OMIT,
      device: OMIT,
      profile: OMIT
    )
      super({ types:, where:, after_sequence:, created_after:, payload_format:, device:, profile: })
    end

    define_shape do |shape|
      shape.optional(:types, "types", shape.list(shape.text))
      shape.optional(:where, "where", shape.list(shape.text))
      shape.optional(:after_sequence, "afterSequence", shape.integer)
      shape.optional(:created_after, "createdAfter", shape.time)
      shape.optional(:payload_format, "payloadFormat", shape.text)
      shape.optional(:device, "device", shape.text)
      shape.optional(:profile, "profile", shape.text)
    end
  end
end
