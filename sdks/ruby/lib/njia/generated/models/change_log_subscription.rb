# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A subscription to notices of changes: at the announcement, 180, 90, 30, 7 and 1 days before, and when a change
  # takes effect.
  class ChangeLogSubscription < Model
    # Id of the subscription.
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

    # The member channel.
    # @return [String]
    attr_reader :channel

    # E-mail address or URL; null for `webhook_event`.
    # @return [String, nil]
    attr_reader :target

    # The member filter.
    # @return [Njia::ChangeLogFilter]
    attr_reader :filter

    # State.
    # @return [String]
    attr_reader :status

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param channel [String]
    # @param target [String, nil]
    # @param filter [Njia::ChangeLogFilter, Hash]
    # @param status [String]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      channel:,
      target:,
      filter:,
      status:
    )
      super({ id:, livemode:, created_at:, updated_at:, version:, channel:, target:, filter:, status: })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("changelog_subscription"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:channel, "channel", shape.text)
      shape.required(:target, "target", shape.nullable(shape.text))
      shape.required(:filter, "filter", shape.model(:ChangeLogFilter))
      shape.required(:status, "status", shape.text)
    end
  end
end
