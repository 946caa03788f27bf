# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The routing decision in force, and those that went before it.
  class PaymentRouting < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # The member strategy.
    # @return [String]
    attr_reader :strategy

    # The member selected rail.
    # @return [String]
    attr_reader :selected_rail

    # When the choice was made.
    # @return [Time]
    attr_reader :decided_at

    # Length of the history in hours.
    # @return [Integer]
    attr_reader :window_hours

    # Start of the history, included.
    # @return [Time]
    attr_reader :window_from

    # End of the history, included.
    # @return [Time]
    attr_reader :window_to

    # The member amount.
    # @return [Njia::Money]
    attr_reader :amount

    # All rails that were looked at, eligible ones first and in order of rank.
    # @return [Array<Njia::RoutingCandidate>]
    attr_reader :candidates

    # Fee saved against the rail of rank 2; null when there is none or it is cheaper.
    # @return [Njia::Money, nil]
    attr_reader :savings

    # The choice in words.
    # @return [String]
    attr_reader :explanation

    # `true` when the tenant allows exploration and this choice was one.
    # @return [Boolean]
    attr_reader :explored

    # SHA-256 of the canonical JSON (RFC 8785) of inputs and candidates.
    # @return [String]
    attr_reader :decision_hash

    # All decisions of the payment in order, the one in force last.
    #
    # More than one after a fail-over.
    # @return [Array<Njia::RoutingDecision>]
    attr_reader :decisions

    # @param strategy [String]
    # @param selected_rail [String]
    # @param decided_at [Time, String]
    # @param window_hours [Integer]
    # @param window_from [Time, String]
    # @param window_to [Time, String]
    # @param amount [Njia::Money, Hash]
    # @param candidates [Array<Njia::RoutingCandidate, Hash>]
    # @param savings [Njia::Money, Hash, nil]
    # @param explanation [String]
    # @param explored [Boolean]
    # @param decision_hash [String]
    # @param decisions [Array<Njia::RoutingDecision, Hash>]
    def initialize(
      strategy:,
      selected_rail:,
      decided_at:,
      window_hours:,
      window_from:,
      window_to:,
      amount:,
      candidates:,
      savings:,
      explanation:,
      explored:,
      decision_hash:,
      decisions:
    )
      super({
        strategy:,
        selected_rail:,
        decided_at:,
        window_hours:,
        window_from:,
        window_to:,
        amount:,
        candidates:,
        savings:,
        explanation:,
        explored:,
        decision_hash:,
        decisions:
      })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("routing_decision"))
      shape.required(:strategy, "strategy", shape.text)
      shape.required(:selected_rail, "selectedRail", shape.text)
      shape.required(:decided_at, "decidedAt", shape.time)
      shape.required(:window_hours, "windowHours", shape.integer)
      shape.required(:window_from, "windowFrom", shape.time)
      shape.required(:window_to, "windowTo", shape.time)
      shape.required(:amount, "amount", shape.model(:Money))
      shape.required(:candidates, "candidates", shape.list(shape.model(:RoutingCandidate)))
      shape.required(:savings, "savings", shape.nullable(shape.model(:Money)))
      shape.required(:explanation, "explanation", shape.text)
      shape.required(:explored, "explored", shape.boolean)
      shape.required(:decision_hash, "decisionHash", shape.text)
      shape.required(:decisions, "decisions", shape.list(shape.model(:RoutingDecision)))
    end
  end
end
