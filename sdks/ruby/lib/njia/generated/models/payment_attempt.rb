# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One submission of the payment to a rail.
  #
  # At most one attempt of a payment is unresolved at a time.
  class PaymentAttempt < Model
    # Id of the attempt; the rail and its callbacks quote it as the reference.
    # @return [String]
    attr_reader :id

    # Position among the attempts, from 1.
    # @return [Integer]
    attr_reader :number

    # The member rail.
    # @return [String]
    attr_reader :rail

    # The member status.
    # @return [String]
    attr_reader :status

    # The rail's own reference; null until it gave one.
    # @return [String, nil]
    attr_reader :provider_reference

    # When the attempt was sent.
    # @return [Time]
    attr_reader :submitted_at

    # When the outcome became known; null before.
    # @return [Time, nil]
    attr_reader :resolved_at

    # Why the attempt failed; null unless it did.
    # @return [Njia::FailureDetail, nil]
    attr_reader :failure

    # What the rail really charged; null until it said so.
    #
    # The tenant pays `fee` of the payment, not this.
    # @return [Njia::Money, nil]
    attr_reader :cost

    # @param id [String]
    # @param number [Integer]
    # @param rail [String]
    # @param status [String]
    # @param provider_reference [String, nil]
    # @param submitted_at [Time, String]
    # @param resolved_at [Time, String, nil]
    # @param failure [Njia::FailureDetail, Hash, nil]
    # @param cost [Njia::Money, Hash, nil]
    def initialize(
      id:,
      number:,
      rail:,
      status:,
      provider_reference:,
      submitted_at:,
      resolved_at:,
      failure:,
      cost:
    )
      super({
        id:,
        number:,
        rail:,
        status:,
        provider_reference:,
        submitted_at:,
        resolved_at:,
        failure:,
        cost:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:number, "number", shape.integer)
      shape.required(:rail, "rail", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:provider_reference, "providerReference", shape.nullable(shape.text))
      shape.required(:submitted_at, "submittedAt", shape.time)
      shape.required(:resolved_at, "resolvedAt", shape.nullable(shape.time))
      shape.required(:failure, "failure", shape.nullable(shape.model(:FailureDetail)))
      shape.required(:cost, "cost", shape.nullable(shape.model(:Money)))
    end
  end
end
