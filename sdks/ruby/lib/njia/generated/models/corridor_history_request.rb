# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Observations to add to one corridor.
  class CorridorHistoryRequest < Model
    # The member corridor id.
    # @return [String]
    attr_reader :corridor_id

    # Observations, in any order.
    # @return [Array<Njia::CorridorObservation>]
    attr_reader :observations

    # @param corridor_id [String]
    # @param observations [Array<Njia::CorridorObservation, Hash>]
    def initialize(
      corridor_id:,
      observations:
    )
      super({ corridor_id:, observations: })
    end

    define_shape do |shape|
      shape.required(:corridor_id, "corridorId", shape.text)
      shape.required(:observations, "observations", shape.list(shape.model(:CorridorObservation)))
    end
  end
end
