# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A payment, as far as its visitor may see it.
  class ClientPayment < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # Id of the payment.
    # @return [String]
    attr_reader :id

    # True for live data, false for test data.
    # @return [Boolean]
    attr_reader :livemode

    # The member status.
    # @return [String]
    attr_reader :status

    # Amount, in minor units.
    # @return [Integer]
    attr_reader :amount_minor_units

    # ISO 4217 currency of the amount.
    # @return [String]
    attr_reader :currency

    # Fee that the visitor bears.
    # @return [Njia::Money]
    attr_reader :fee

    # What the wallet is charged.
    # @return [Njia::Money]
    attr_reader :total

    # The member provider.
    # @return [String]
    attr_reader :provider

    # Reference of the business.
    # @return [String, nil]
    attr_reader :reference

    # What the visitor must do; null if nothing.
    # @return [Njia::PaymentNextAction, nil]
    attr_reader :next_action

    # Why it failed; null if it did not.
    # @return [Njia::ClientPaymentFailure, nil]
    attr_reader :failure

    # When it was created.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # @param id [String]
    # @param livemode [Boolean]
    # @param status [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param fee [Njia::Money, Hash]
    # @param total [Njia::Money, Hash]
    # @param provider [String]
    # @param reference [String, nil]
    # @param next_action [Njia::PaymentNextAction, Hash, nil]
    # @param failure [Njia::ClientPaymentFailure, Hash, nil]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    def initialize(
      id:,
      livemode:,
      status:,
      amount_minor_units:,
      currency:,
      fee:,
      total:,
      provider:,
      reference:,
      next_action:,
      failure:,
      created_at:,
      updated_at:
    )
      super({
        id:,
        livemode:,
        status:,
        amount_minor_units:,
        currency:,
        fee:,
        total:,
        provider:,
        reference:,
        next_action:,
        failure:,
        created_at:,
        updated_at:
      })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("client_payment"))
      shape.required(:id, "id", shape.text)
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:status, "status", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:fee, "fee", shape.model(:Money))
      shape.required(:total, "total", shape.model(:Money))
      shape.required(:provider, "provider", shape.text)
      shape.required(:reference, "reference", shape.nullable(shape.text))
      shape.required(:next_action, "nextAction", shape.nullable(shape.model(:PaymentNextAction)))
      shape.required(:failure, "failure", shape.nullable(shape.model(:ClientPaymentFailure)))
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
    end
  end
end
