# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The state in terms of ISO 20022.
  class Iso20022Status < Model
    # The member transaction status.
    # @return [String]
    attr_reader :transaction_status

    # ISO 20022 external status reason; null without one.
    # @return [String, nil]
    attr_reader :reason_code

    # @param transaction_status [String]
    # @param reason_code [String, nil]
    def initialize(
      transaction_status:,
      reason_code:
    )
      super({ transaction_status:, reason_code: })
    end

    define_shape do |shape|
      shape.required(:transaction_status, "transactionStatus", shape.text)
      shape.required(:reason_code, "reasonCode", shape.nullable(shape.text))
    end
  end
end
