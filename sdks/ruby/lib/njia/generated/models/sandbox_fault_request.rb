# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A fault to inject.
  #
  # Bound it by count or time, so that a forgotten fault ends by itself.
  class SandboxFaultRequest < Model
    # The member target.
    # @return [String]
    attr_reader :target

    # The member kind.
    # @return [String]
    attr_reader :kind

    # The member parameters.
    # @return [Njia::SandboxFaultParameters, nil]
    attr_reader :parameters

    # Share of matching calls that are hit.
    # @return [Float, nil]
    attr_reader :probability

    # Seed of the random choice; the same seed hits the same calls.
    # @return [Integer, nil]
    attr_reader :seed

    # The fault ends after this many hits.
    # @return [Integer, nil]
    attr_reader :max_count

    # Sandbox time at which the fault ends; at most 24 hours ahead and 24 hours if absent.
    # @return [Time, nil]
    attr_reader :expires_at

    # @param target [String]
    # @param kind [String]
    # @param parameters [Njia::SandboxFaultParameters, Hash]
    # @param probability [Float, Integer]
    # @param seed [Integer]
    # @param max_count [Integer]
    # @param expires_at [Time, String]
    def initialize(
      target:,
      kind:,
      parameters: OMIT,
      probability: OMIT,
      seed: OMIT,
      max_count: OMIT,
      expires_at: OMIT
    )
      super({ target:, kind:, parameters:, probability:, seed:, max_count:, expires_at: })
    end

    define_shape do |shape|
      shape.required(:target, "target", shape.text)
      shape.required(:kind, "kind", shape.text)
      shape.optional(:parameters, "parameters", shape.model(:SandboxFaultParameters))
      shape.optional(:probability, "probability", shape.number)
      shape.optional(:seed, "seed", shape.integer)
      shape.optional(:max_count, "maxCount", shape.integer)
      shape.optional(:expires_at, "expiresAt", shape.time)
    end
  end
end
