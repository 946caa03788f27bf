# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One rail in one hour of the window.
  class CorridorCostPoint < Model
    # Start of the hour.
    # @return [Time]
    attr_reader :hour

    # The member rail.
    # @return [String]
    attr_reader :rail

    # Number of observations.
    # @return [Integer]
    attr_reader :n

    # Mean charge relative to the tariff; null without a success.
    # @return [Float, nil]
    attr_reader :mean_cost_index

    # Share that succeeded; null without observations.
    # @return [Float, nil]
    attr_reader :success_rate

    # @param hour [Time, String]
    # @param rail [String]
    # @param n [Integer]
    # @param mean_cost_index [Float, Integer, nil]
    # @param success_rate [Float, Integer, nil]
    def initialize(
      hour:,
      rail:,
      n:,
      mean_cost_index:,
      success_rate:
    )
      super({ hour:, rail:, n:, mean_cost_index:, success_rate: })
    end

    define_shape do |shape|
      shape.required(:hour, "hour", shape.time)
      shape.required(:rail, "rail", shape.text)
      shape.required(:n, "n", shape.integer)
      shape.required(:mean_cost_index, "meanCostIndex", shape.nullable(shape.number))
      shape.required(:success_rate, "successRate", shape.nullable(shape.number))
    end
  end
end
