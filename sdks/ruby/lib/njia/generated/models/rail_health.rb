# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How the rail does now.
  class RailHealth < Model
    # The member status.
    # @return [String]
    attr_reader :status

    # Share of attempts of the last hour that succeeded; null without attempts.
    # @return [Float, nil]
    attr_reader :success_rate1h

    # Since when it is in this state.
    # @return [Time]
    attr_reader :since

    # @param status [String]
    # @param success_rate1h [Float, Integer, nil]
    # @param since [Time, String]
    def initialize(
      status:,
      success_rate1h:,
      since:
    )
      super({ status:, success_rate1h:, since: })
    end

    define_shape do |shape|
      shape.required(:status, "status", shape.text)
      shape.required(:success_rate1h, "successRate1h", shape.nullable(shape.number))
      shape.required(:since, "since", shape.time)
    end
  end
end
