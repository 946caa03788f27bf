# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # An identity assessment: checks, a score from 0 to 100, a decision, a tier, and what is missing for the next one.
  class KycScore < Model
    include EventData

    # Id of the assessment.
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

    # From 0 to 100; null while processing.
    # @return [Integer, nil]
    attr_reader :score

    # Null while processing.
    # @return [String, nil]
    attr_reader :decision

    # The member tier.
    # @return [String]
    attr_reader :tier

    # Checks that were run.
    # @return [Array<Njia::KycCheckResult>]
    attr_reader :checks

    # The member matches.
    # @return [Njia::KycMatches]
    attr_reader :matches

    # The member screening.
    # @return [Njia::KycScreening]
    attr_reader :screening

    # Checks that the next tier still needs; empty at `tier_3`.
    # @return [Array<String>]
    attr_reader :missing_for_next_tier

    # The member tier limits.
    # @return [Njia::KycTierLimits]
    attr_reader :tier_limits

    # Warnings such as `possible_duplicate_identity`.
    #
    # `aml_risk_medium` or `aml_risk_high` tells the risk of money laundering; without one of them it is low.
    # @return [Array<String>]
    attr_reader :risk_flags

    # The identity that was looked up; null without one.
    # @return [Njia::KycIdentity, nil]
    attr_reader :identity

    # The member provider.
    # @return [Njia::KycProvider]
    attr_reader :provider

    # The customer; null for a bare subject.
    # @return [String, nil]
    attr_reader :customer_id

    # The member consent.
    # @return [Njia::Consent]
    attr_reader :consent

    # When it should be repeated; null while processing.
    # @return [Time, nil]
    attr_reader :valid_until

    # Decision of a person; null without one.
    # @return [Njia::KycReview, nil]
    attr_reader :review

    # When it finished; null while processing.
    # @return [Time, nil]
    attr_reader :completed_at

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param status [String]
    # @param score [Integer, nil]
    # @param decision [String, nil]
    # @param tier [String]
    # @param checks [Array<Njia::KycCheckResult, Hash>]
    # @param matches [Njia::KycMatches, Hash]
    # @param screening [Njia::KycScreening, Hash]
    # @param missing_for_next_tier [Array<String>]
    # @param tier_limits [Njia::KycTierLimits, Hash]
    # @param risk_flags [Array<String>]
    # @param identity [Njia::KycIdentity, Hash, nil]
    # @param provider [Njia::KycProvider, Hash]
    # @param customer_id [String, nil]
    # @param consent [Njia::Consent, Hash]
    # @param valid_until [Time, String, nil]
    # @param review [Njia::KycReview, Hash, nil]
    # @param completed_at [Time, String, nil]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      status:,
      score:,
      decision:,
      tier:,
      checks:,
      matches:,
      screening:,
      missing_for_next_tier:,
      tier_limits:,
      risk_flags:,
      identity:,
      provider:,
      customer_id:,
      consent:,
      valid_until:,
      review:,
      completed_at:
    )
      super({
        id:,
        livemode:,
        created_at:,
        updated_at:,
        version:,
        status:,
        score:,
        decision:,
        tier:,
        checks:,
        matches:,
        screening:,
        missing_for_next_tier:,
        tier_limits:,
        risk_flags:,
        identity:,
        provider:,
        customer_id:,
        consent:,
        valid_until:,
        review:,
        completed_at:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("kyc_score"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:status, "status", shape.text)
      shape.required(:score, "score", shape.nullable(shape.integer))
      shape.required(:decision, "decision", shape.nullable(shape.text))
      shape.required(:tier, "tier", shape.text)
      shape.required(:checks, "checks", shape.list(shape.model(:KycCheckResult)))
      shape.required(:matches, "matches", shape.model(:KycMatches))
      shape.required(:screening, "screening", shape.model(:KycScreening))
      shape.required(:missing_for_next_tier, "missingForNextTier", shape.list(shape.text))
      shape.required(:tier_limits, "tierLimits", shape.model(:KycTierLimits))
      shape.required(:risk_flags, "riskFlags", shape.list(shape.text))
      shape.required(:identity, "identity", shape.nullable(shape.model(:KycIdentity)))
      shape.required(:provider, "provider", shape.model(:KycProvider))
      shape.required(:customer_id, "customerId", shape.nullable(shape.text))
      shape.required(:consent, "consent", shape.model(:Consent))
      shape.required(:valid_until, "validUntil", shape.nullable(shape.time))
      shape.required(:review, "review", shape.nullable(shape.model(:KycReview)))
      shape.required(:completed_at, "completedAt", shape.nullable(shape.time))
    end
  end
end
