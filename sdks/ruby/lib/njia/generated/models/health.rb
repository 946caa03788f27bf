# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of the service.
  class Health < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # The member status.
    # @return [String]
    attr_reader :status

    # Release of the service.
    # @return [String]
    attr_reader :version

    # When it was checked.
    # @return [Time]
    attr_reader :at

    # The parts; empty for liveness.
    # @return [Array<Njia::HealthCheck>]
    attr_reader :checks

    # @param status [String]
    # @param version [String]
    # @param at [Time, String]
    # @param checks [Array<Njia::HealthCheck, Hash>]
    def initialize(
      status:,
      version:,
      at:,
      checks:
    )
      super({ status:, version:, at:, checks: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("health"))
      shape.required(:status, "status", shape.text)
      shape.required(:version, "version", shape.text)
      shape.required(:at, "at", shape.time)
      shape.required(:checks, "checks", shape.list(shape.model(:HealthCheck)))
    end
  end
end
