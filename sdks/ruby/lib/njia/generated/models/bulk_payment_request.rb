# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Up to 500 payments in one order.
  class BulkPaymentRequest < Model
    # The payments.
    #
    # In mode `partial` each is checked by itself; a faulty one becomes `rejected` and does not stop the others.
    # @return [Array<Njia::BulkPaymentItemRequest>]
    attr_reader :payments

    # What happens when some items are not valid or funds are short.
    # @return [String, nil]
    attr_reader :mode

    # The member defaults.
    # @return [Njia::PaymentDefaults, nil]
    attr_reader :defaults

    # The member retry policy.
    # @return [Njia::RetryPolicyInput, nil]
    attr_reader :retry_policy

    # The caller's own reference.
    # @return [String, nil]
    attr_reader :reference

    # What the bulk payment is for.
    # @return [String, nil]
    attr_reader :description

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param payments [Array<Njia::BulkPaymentItemRequest, Hash>]
    # @param mode [String]
    # @param defaults [Njia::PaymentDefaults, Hash]
    # @param retry_policy [Njia::RetryPolicyInput, Hash]
    # @param reference [String]
    # @param description [String]
    # @param metadata [Hash{String => String}]
    def initialize(
      payments:,
      mode: OMIT,
      defaults: OMIT,
      retry_policy: OMIT,
      reference: OMIT,
      description: OMIT,
      metadata: OMIT
    )
      super({ payments:, mode:, defaults:, retry_policy:, reference:, description:, metadata: })
    end

    define_shape do |shape|
      shape.required(:payments, "payments", shape.list(shape.model(:BulkPaymentItemRequest)))
      shape.optional(:mode, "mode", shape.text)
      shape.optional(:defaults, "defaults", shape.model(:PaymentDefaults))
      shape.optional(:retry_policy, "retryPolicy", shape.model(:RetryPolicyInput))
      shape.optional(:reference, "reference", shape.text)
      shape.optional(:description, "description", shape.text)
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
