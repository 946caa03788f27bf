# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a provider or rail says about one attempt, in our common form.
  #
  # Adapters translate native forms to it.
  class ProviderCallbackRequest < Model
    # The sender's id of this message; a second message with it has no effect.
    # @return [String]
    attr_reader :callback_id

    # The member event.
    # @return [String]
    attr_reader :event

    # Our attempt.
    # @return [String]
    attr_reader :reference

    # The sender's reference of the payment.
    # @return [String, nil]
    attr_reader :provider_reference

    # Amount that was moved, in minor units; compared with ours.
    # @return [Integer, nil]
    attr_reader :amount_minor_units

    # ISO 4217 currency of the amount.
    # @return [String, nil]
    attr_reader :currency

    # The sender's reason.
    # @return [String, nil]
    attr_reader :reason_code

    # What the sender charged.
    # @return [Njia::Money, nil]
    attr_reader :fee_charged

    # When it happened.
    # @return [Time]
    attr_reader :occurred_at

    # @param callback_id [String]
    # @param event [String]
    # @param reference [String]
    # @param occurred_at [Time, String]
    # @param provider_reference [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param reason_code [String]
    # @param fee_charged [Njia::Money, Hash]
    def initialize(
      callback_id:,
      event:,
      reference:,
      occurred_at:,
      provider_reference: OMIT,
      amount_minor_units: OMIT,
      currency: OMIT,
      reason_code: OMIT,
      fee_charged: OMIT
    )
      super({
        callback_id:,
        event:,
        reference:,
        occurred_at:,
        provider_reference:,
        amount_minor_units:,
        currency:,
        reason_code:,
        fee_charged:
      })
    end

    define_shape do |shape|
      shape.required(:callback_id, "callbackId", shape.text)
      shape.required(:event, "event", shape.text)
      shape.required(:reference, "reference", shape.text)
      shape.optional(:provider_reference, "providerReference", shape.text)
      shape.optional(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.optional(:currency, "currency", shape.text)
      shape.optional(:reason_code, "reasonCode", shape.text)
      shape.optional(:fee_charged, "feeCharged", shape.model(:Money))
      shape.required(:occurred_at, "occurredAt", shape.time)
    end
  end
end
