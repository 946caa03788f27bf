# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a finished session made.
  class WidgetSessionResult < Model
    # The payment.
    # @return [String, nil]
    attr_reader :payment_id

    # The assessment.
    # @return [String, nil]
    attr_reader :kyc_score_id

    # @param payment_id [String, nil]
    # @param kyc_score_id [String, nil]
    def initialize(
      payment_id:,
      kyc_score_id:
    )
      super({ payment_id:, kyc_score_id: })
    end

    define_shape do |shape|
      shape.required(:payment_id, "paymentId", shape.nullable(shape.text))
      shape.required(:kyc_score_id, "kycScoreId", shape.nullable(shape.text))
    end
  end
end
