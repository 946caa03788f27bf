# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The subscription to make.
  class ChangeLogSubscriptionRequest < Model
    # The member channel.
    # @return [String]
    attr_reader :channel

    # E-mail address or https URL; required for `email` and `webhook`, not allowed for `webhook_event`.
    # @return [String, nil]
    attr_reader :target

    # The member filter.
    # @return [Njia::ChangeLogFilterInput, nil]
    attr_reader :filter

    # @param channel [String]
    # @param target [String]
    # @param filter [Njia::ChangeLogFilterInput, Hash]
    def initialize(
      channel:,
      target: OMIT,
      filter: OMIT
    )
      super({ channel:, target:, filter: })
    end

    define_shape do |shape|
      shape.required(:channel, "channel", shape.text)
      shape.optional(:target, "target", shape.text)
      shape.optional(:filter, "filter", shape.model(:ChangeLogFilterInput))
    end
  end
end
