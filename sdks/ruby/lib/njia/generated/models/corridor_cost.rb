# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The cost history of a corridor over the 24 hours before `asOf`, as the routing uses it.
  class CorridorCost < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # The member corridor id.
    # @return [String]
    attr_reader :corridor_id

    # End of the window, included.
    # @return [Time]
    attr_reader :as_of

    # Length of the window in hours.
    # @return [Integer]
    attr_reader :window_hours

    # The three reference amounts at which `tariffBps` is given.
    # @return [Array<Njia::Money>]
    attr_reader :bands

    # One entry per rail of the corridor, in order of their ids.
    # @return [Array<Njia::CorridorRailCost>]
    attr_reader :rails

    # Figures per hour and rail, oldest first.
    # @return [Array<Njia::CorridorCostPoint>]
    attr_reader :series

    # @param corridor_id [String]
    # @param as_of [Time, String]
    # @param window_hours [Integer]
    # @param bands [Array<Njia::Money, Hash>]
    # @param rails [Array<Njia::CorridorRailCost, Hash>]
    # @param series [Array<Njia::CorridorCostPoint, Hash>]
    def initialize(
      corridor_id:,
      as_of:,
      window_hours:,
      bands:,
      rails:,
      series:
    )
      super({ corridor_id:, as_of:, window_hours:, bands:, rails:, series: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("corridor_cost"))
      shape.required(:corridor_id, "corridorId", shape.text)
      shape.required(:as_of, "asOf", shape.time)
      shape.required(:window_hours, "windowHours", shape.integer)
      shape.required(:bands, "bands", shape.list(shape.model(:Money)))
      shape.required(:rails, "rails", shape.list(shape.model(:CorridorRailCost)))
      shape.required(:series, "series", shape.list(shape.model(:CorridorCostPoint)))
    end
  end
end
