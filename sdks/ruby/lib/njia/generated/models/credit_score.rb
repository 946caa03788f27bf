# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A credit score with the points of every feature, which add up exactly, and the main reasons.
  class CreditScore < Model
    include EventData

    # Id of the score.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # Grows by 1 with each change.
    # @return [Integer]
    attr_reader :version

    # When the score was made.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # Scored customer; null when a subject was given.
    # @return [String, nil]
    attr_reader :customer_id

    # The member subject.
    # @return [Njia::CreditSubject]
    attr_reader :subject

    # The score, higher is better; null when the data does not suffice.
    # @return [Integer, nil]
    attr_reader :score

    # The member score range.
    # @return [Njia::CreditScoreRange]
    attr_reader :score_range

    # The score as a grade; null without a score.
    # @return [String, nil]
    attr_reader :grade

    # Estimated probability of default; null without a score.
    # @return [Float, nil]
    attr_reader :probability_of_default

    # The member decision.
    # @return [String]
    attr_reader :decision

    # Amount that the person can bear; null without a score or a product.
    # @return [Njia::Money, nil]
    attr_reader :recommended_limit

    # Term in days; null without a score or a product.
    # @return [Integer, nil]
    attr_reader :recommended_tenor_days

    # Score of the average applicant.
    # @return [Integer]
    attr_reader :base_score

    # Points of all features; empty without a score.
    # @return [Array<Njia::CreditContribution>]
    attr_reader :contributions

    # Main reasons: at most 4 negative ones, then at most 3 positive ones.
    # @return [Array<Njia::CreditReason>]
    attr_reader :reasons

    # The member features.
    # @return [Hash{String => Float, nil}]
    attr_reader :features

    # The member data coverage.
    # @return [Njia::CreditDataCoverage]
    attr_reader :data_coverage

    # The member model.
    # @return [Njia::ModelInfo]
    attr_reader :model

    # The member consent.
    # @return [Njia::Consent]
    attr_reader :consent

    # Until when the score should be used, 30 days after it was made.
    # @return [Time]
    attr_reader :valid_until

    # The customer; only with `expand=customer`.
    # @return [Njia::Customer, nil]
    attr_reader :customer

    # @param id [String]
    # @param livemode [Boolean]
    # @param version [Integer]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param customer_id [String, nil]
    # @param subject [Njia::CreditSubject, Hash]
    # @param score [Integer, nil]
    # @param score_range [Njia::CreditScoreRange, Hash]
    # @param grade [String, nil]
    # @param probability_of_default [Float, Integer, nil]
    # @param decision [String]
    # @param recommended_limit [Njia::Money, Hash, nil]
    # @param recommended_tenor_days [Integer, nil]
    # @param base_score [Integer]
    # @param contributions [Array<Njia::CreditContribution, Hash>]
    # @param reasons [Array<Njia::CreditReason, Hash>]
    # @param features [Hash{String => Float, Integer, nil}]
    # @param data_coverage [Njia::CreditDataCoverage, Hash]
    # @param model [Njia::ModelInfo, Hash]
    # @param consent [Njia::Consent, Hash]
    # @param valid_until [Time, String]
    # @param customer [Njia::Customer, Hash]
    def initialize(
      id:,
      livemode:,
      version:,
      created_at:,
      updated_at:,
      customer_id:,
      subject:,
      score:,
      score_range:,
      grade:,
      probability_of_default:,
      decision:,
      recommended_limit:,
      recommended_tenor_days:,
      base_score:,
      contributions:,
      reasons:,
      features:,
      data_coverage:,
      model:,
      consent:,
      valid_until:,
      customer: OMIT
    )
      super({
        id:,
        livemode:,
        version:,
        created_at:,
        updated_at:,
        customer_id:,
        subject:,
        score:,
        score_range:,
        grade:,
        probability_of_default:,
        decision:,
        recommended_limit:,
        recommended_tenor_days:,
        base_score:,
        contributions:,
        reasons:,
        features:,
        data_coverage:,
        model:,
        consent:,
        valid_until:,
        customer:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("credit_score"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:customer_id, "customerId", shape.nullable(shape.text))
      shape.required(:subject, "subject", shape.model(:CreditSubject))
      shape.required(:score, "score", shape.nullable(shape.integer))
      shape.required(:score_range, "scoreRange", shape.model(:CreditScoreRange))
      shape.required(:grade, "grade", shape.nullable(shape.text))
      shape.required(:probability_of_default, "probabilityOfDefault", shape.nullable(shape.number))
      shape.required(:decision, "decision", shape.text)
      shape.required(:recommended_limit, "recommendedLimit", shape.nullable(shape.model(:Money)))
      shape.required(:recommended_tenor_days, "recommendedTenorDays", shape.nullable(shape.integer))
      shape.required(:base_score, "baseScore", shape.integer)
      shape.required(:contributions, "contributions", shape.list(shape.model(:CreditContribution)))
      shape.required(:reasons, "reasons", shape.list(shape.model(:CreditReason)))
      shape.required(:features, "features", shape.map(shape.nullable(shape.number)))
      shape.required(:data_coverage, "dataCoverage", shape.model(:CreditDataCoverage))
      shape.required(:model, "model", shape.model(:ModelInfo))
      shape.required(:consent, "consent", shape.model(:Consent))
      shape.required(:valid_until, "validUntil", shape.time)
      shape.optional(:customer, "customer", shape.model(:Customer))
    end
  end
end
