# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A fault that test mode injects.
  #
  # Every event it causes carries its id as `sandboxFaultId`.
  class SandboxFault < Model
    # Id of the fault.
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

    # The member status.
    # @return [String]
    attr_reader :status

    # The member target.
    # @return [String]
    attr_reader :target

    # The member kind.
    # @return [String]
    attr_reader :kind

    # The member parameters.
    # @return [Njia::SandboxFaultParameters]
    attr_reader :parameters

    # Share of matching calls that are hit.
    # @return [Float]
    attr_reader :probability

    # Seed of the random choice.
    # @return [Integer]
    attr_reader :seed

    # The fault ends after this many hits; null for no bound.
    # @return [Integer, nil]
    attr_reader :max_count

    # How many calls it has hit.
    # @return [Integer]
    attr_reader :hit_count

    # Sandbox time at which the fault ends.
    # @return [Time]
    attr_reader :expires_at

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param status [String]
    # @param target [String]
    # @param kind [String]
    # @param parameters [Njia::SandboxFaultParameters, Hash]
    # @param probability [Float, Integer]
    # @param seed [Integer]
    # @param max_count [Integer, nil]
    # @param hit_count [Integer]
    # @param expires_at [Time, String]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      status:,
      target:,
      kind:,
      parameters:,
      probability:,
      seed:,
      max_count:,
      hit_count:,
      expires_at:
    )
      super({
        id:,
        livemode:,
        created_at:,
        updated_at:,
        version:,
        status:,
        target:,
        kind:,
        parameters:,
        probability:,
        seed:,
        max_count:,
        hit_count:,
        expires_at:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("sandbox_fault"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:status, "status", shape.text)
      shape.required(:target, "target", shape.text)
      shape.required(:kind, "kind", shape.text)
      shape.required(:parameters, "parameters", shape.model(:SandboxFaultParameters))
      shape.required(:probability, "probability", shape.number)
      shape.required(:seed, "seed", shape.integer)
      shape.required(:max_count, "maxCount", shape.nullable(shape.integer))
      shape.required(:hit_count, "hitCount", shape.integer)
      shape.required(:expires_at, "expiresAt", shape.time)
    end
  end
end
