# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What to analyze.
  #
  # The more is given, the fewer signals are missing; what is missing never lowers the score silently.
  class FraudAnalysisRequest < Model
    # Amount in minor units of `currency`.
    # @return [Integer]
    attr_reader :amount_minor_units

    # The member currency.
    # @return [String]
    attr_reader :currency

    # The member type.
    # @return [String]
    attr_reader :type

    # When it happened or happens.
    #
    # Without it, now.
    # @return [Time, nil]
    attr_reader :occurred_at

    # Payment that it is about.
    # @return [String, nil]
    attr_reader :payment_id

    # Transaction that it is about.
    # @return [String, nil]
    attr_reader :transaction_id

    # The caller's own reference.
    #
    # In test mode, `test_risk_NN` gives the score NN.
    # @return [String, nil]
    attr_reader :reference

    # The member sender.
    # @return [Njia::FraudSenderInput, nil]
    attr_reader :sender

    # The member recipient.
    # @return [Njia::FraudRecipientInput, nil]
    attr_reader :recipient

    # The member device.
    # @return [Njia::FraudDeviceInput, nil]
    attr_reader :device

    # The member network.
    # @return [Njia::FraudNetworkInput, nil]
    attr_reader :network

    # The member location.
    # @return [Njia::FraudLocationInput, nil]
    attr_reader :location

    # The member channel.
    # @return [String, nil]
    attr_reader :channel

    # Agent at whom it happened.
    # @return [String, nil]
    attr_reader :agent_id

    # Merchant category code (ISO 18245).
    # @return [String, nil]
    attr_reader :merchant_category_code

    # The member history override.
    # @return [Hash{String => Float}, nil]
    attr_reader :history_override

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param type [String]
    # @param occurred_at [Time, String]
    # @param payment_id [String]
    # @param transaction_id [String]
    # @param reference [String]
    # @param sender [Njia::FraudSenderInput, Hash]
    # @param recipient [Njia::FraudRecipientInput, Hash]
    # @param device [Njia::FraudDeviceInput, Hash]
    # @param network [Njia::FraudNetworkInput, Hash]
    # @param location [Njia::FraudLocationInput, Hash]
    # @param channel [String]
    # @param agent_id [String]
    # @param merchant_category_code [String]
    # @param history_override [Hash{String => Float, Integer}]
    # @param metadata [Hash{String => String}]
    def initialize(
      amount_minor_units:,
      currency:,
      type:,
      occurred_at: OMIT,
      payment_id: OMIT,
      transaction_id: OMIT,
      reference: OMIT,
      sender: OMIT,
      recipient: OMIT,
      device: OMIT,
      network: OMIT,
      location: OMIT,
      channel: OMIT,
      agent_id: OMIT,
      merchant_category_code: OMIT,
      history_override: OMIT,
      metadata: OMIT
    )
      super({
        amount_minor_units:,
        currency:,
        type:,
        occurred_at:,
        payment_id:,
        transaction_id:,
        reference:,
        sender:,
        recipient:,
        device:,
        network:,
        location:,
        channel:,
        agent_id:,
        merchant_category_code:,
        history_override:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:type, "type", shape.text)
      shape.optional(:occurred_at, "occurredAt", shape.time)
      shape.optional(:payment_id, "paymentId", shape.text)
      shape.optional(:transaction_id, "transactionId", shape.text)
      shape.optional(:reference, "reference", shape.text)
      shape.optional(:sender, "sender", shape.model(:FraudSenderInput))
      shape.optional(:recipient, "recipient", shape.model(:FraudRecipientInput))
      shape.optional(:device, "device", shape.model(:FraudDeviceInput))
      shape.optional(:network, "network", shape.model(:FraudNetworkInput))
      shape.optional(:location, "location", shape.model(:FraudLocationInput))
      shape.optional(:channel, "channel", shape.text)
      shape.optional(:agent_id, "agentId", shape.text)
      shape.optional(:merchant_category_code, "merchantCategoryCode", shape.text)
      shape.optional(:history_override, "historyOverride", shape.map(shape.number))
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
