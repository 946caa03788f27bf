# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What was added to a corridor's history.
  class CorridorHistory < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # The member corridor id.
    # @return [String]
    attr_reader :corridor_id

    # Observations added.
    # @return [Integer]
    attr_reader :added

    # Rails that gained observations.
    # @return [Array<String>]
    attr_reader :rails

    # Oldest observation added.
    # @return [Time]
    attr_reader :oldest_observed_at

    # Newest observation added.
    # @return [Time]
    attr_reader :newest_observed_at

    # @param corridor_id [String]
    # @param added [Integer]
    # @param rails [Array<String>]
    # @param oldest_observed_at [Time, String]
    # @param newest_observed_at [Time, String]
    def initialize(
      corridor_id:,
      added:,
      rails:,
      oldest_observed_at:,
      newest_observed_at:
    )
      super({ corridor_id:, added:, rails:, oldest_observed_at:, newest_observed_at: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("corridor_history"))
      shape.required(:corridor_id, "corridorId", shape.text)
      shape.required(:added, "added", shape.integer)
      shape.required(:rails, "rails", shape.list(shape.text))
      shape.required(:oldest_observed_at, "oldestObservedAt", shape.time)
      shape.required(:newest_observed_at, "newestObservedAt", shape.time)
    end
  end
end
