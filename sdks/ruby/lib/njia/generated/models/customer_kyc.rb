# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The customer's identity check in short.
  class CustomerKyc < Model
    # The member tier.
    # @return [String]
    attr_reader :tier

    # The member status.
    # @return [String]
    attr_reader :status

    # Last KYC score.
    # @return [String, nil]
    attr_reader :last_score_id

    # When the customer was last found clear.
    # @return [Time, nil]
    attr_reader :verified_at

    # @param tier [String]
    # @param status [String]
    # @param last_score_id [String, nil]
    # @param verified_at [Time, String, nil]
    def initialize(
      tier:,
      status:,
      last_score_id:,
      verified_at:
    )
      super({ tier:, status:, last_score_id:, verified_at: })
    end

    define_shape do |shape|
      shape.required(:tier, "tier", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:last_score_id, "lastScoreId", shape.nullable(shape.text))
      shape.required(:verified_at, "verifiedAt", shape.nullable(shape.time))
    end
  end
end
