# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of one part of the service.
  class HealthCheck < Model
    # Name of the part.
    # @return [String]
    attr_reader :name

    # The member status.
    # @return [String]
    attr_reader :status

    # Time that the check took in milliseconds.
    # @return [Integer, nil]
    attr_reader :latency_ms

    # What is wrong; null when nothing is.
    # @return [String, nil]
    attr_reader :detail

    # @param name [String]
    # @param status [String]
    # @param latency_ms [Integer, nil]
    # @param detail [String, nil]
    def initialize(
      name:,
      status:,
      latency_ms:,
      detail:
    )
      super({ name:, status:, latency_ms:, detail: })
    end

    define_shape do |shape|
      shape.required(:name, "name", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:latency_ms, "latencyMs", shape.nullable(shape.integer))
      shape.required(:detail, "detail", shape.nullable(shape.text))
    end
  end
end
