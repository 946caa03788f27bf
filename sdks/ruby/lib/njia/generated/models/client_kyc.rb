# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # An assessment, as far as its visitor may see it.
  class ClientKyc < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # Id of the assessment.
    # @return [String]
    attr_reader :id

    # True for live data, false for test data.
    # @return [Boolean]
    attr_reader :livemode

    # The member status.
    # @return [String]
    attr_reader :status

    # Null while processing.
    # @return [String, nil]
    attr_reader :decision

    # The member tier.
    # @return [String]
    attr_reader :tier

    # What did not fit.
    # @return [Array<String>]
    attr_reader :reasons

    # Checks that the next tier still needs.
    # @return [Array<String>]
    attr_reader :missing_for_next_tier

    # When it was created.
    # @return [Time]
    attr_reader :created_at

    # When it finished; null while processing.
    # @return [Time, nil]
    attr_reader :completed_at

    # @param id [String]
    # @param livemode [Boolean]
    # @param status [String]
    # @param decision [String, nil]
    # @param tier [String]
    # @param reasons [Array<String>]
    # @param missing_for_next_tier [Array<String>]
    # @param created_at [Time, String]
    # @param completed_at [Time, String, nil]
    def initialize(
      id:,
      livemode:,
      status:,
      decision:,
      tier:,
      reasons:,
      missing_for_next_tier:,
      created_at:,
      completed_at:
    )
      super({
        id:,
        livemode:,
        status:,
        decision:,
        tier:,
        reasons:,
        missing_for_next_tier:,
        created_at:,
        completed_at:
      })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("client_kyc"))
      shape.required(:id, "id", shape.text)
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:status, "status", shape.text)
      shape.required(:decision, "decision", shape.nullable(shape.text))
      shape.required(:tier, "tier", shape.text)
      shape.required(:reasons, "reasons", shape.list(shape.text))
      shape.required(:missing_for_next_tier, "missingForNextTier", shape.list(shape.text))
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:completed_at, "completedAt", shape.nullable(shape.time))
    end
  end
end
