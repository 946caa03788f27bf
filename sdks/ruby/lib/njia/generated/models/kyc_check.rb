# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Result of the deprecated identity check.
  #
  # It runs the score and passes when the decision is `clear`.
  # @deprecated since 2026-03-01; use KycScore; it ends on 2027-06-01.
  class KycCheck < Model
    include EventData

    # Id of the check.
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

    # Result.
    # @return [String]
    attr_reader :status

    # Whether name and number belong together.
    # @return [Boolean]
    attr_reader :matched

    # When it finished; null while pending.
    # @return [Time, nil]
    attr_reader :checked_at

    # The member deprecation.
    # @return [Njia::KycCheckDeprecation]
    attr_reader :deprecation

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param status [String]
    # @param matched [Boolean]
    # @param checked_at [Time, String, nil]
    # @param deprecation [Njia::KycCheckDeprecation, Hash]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      status:,
      matched:,
      checked_at:,
      deprecation:
    )
      super({
        id:,
        livemode:,
        created_at:,
        updated_at:,
        version:,
        status:,
        matched:,
        checked_at:,
        deprecation:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("kyc_check"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:status, "status", shape.text)
      shape.required(:matched, "matched", shape.boolean)
      shape.required(:checked_at, "checkedAt", shape.nullable(shape.time))
      shape.required(:deprecation, "deprecation", shape.model(:KycCheckDeprecation))
    end
  end
end
