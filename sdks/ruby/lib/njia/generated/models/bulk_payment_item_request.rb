# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One payment of a bulk payment: the members of a payment request and an `itemReference`.
  #
  # What is left out comes from `defaults` of the bulk payment; afterwards amount, currency and destination must be
  # there, else the item becomes `rejected`.
  class BulkPaymentItemRequest < Model
    # Amount in minor units of `currency`; 25000 with XAF is 25 000 francs, with KES 250.00 shillings.
    #
    # Never a decimal or a string.
    # @return [Integer, nil]
    attr_reader :amount_minor_units

    # The member currency.
    # @return [String, nil]
    attr_reader :currency

    # Which side the amount fixes.
    # @return [String, nil]
    attr_reader :amount_type

    # Way in which the money moves.
    # @return [String, nil]
    attr_reader :direction

    # Account that a payout is debited from or a collection is credited to.
    #
    # Without it, the tenant's default account in the currency.
    # @return [String, nil]
    attr_reader :account_id

    # Who gets the money.
    #
    # Required for a payout.
    # @return [Njia::Party, nil]
    attr_reader :destination

    # Who pays a collection.
    #
    # Required for a collection; only mobile-money wallets can be asked to pay.
    # @return [Njia::MobileMoneyParty, nil]
    attr_reader :source

    # Currency that the recipient gets.
    #
    # Without it, the main currency of the destination's country.
    # @return [String, nil]
    attr_reader :destination_currency

    # Id of the rail to use, or `auto` to let the routing choose.
    # @return [String, nil]
    attr_reader :rail

    # The member routing.
    # @return [Njia::RoutingPreference, nil]
    attr_reader :routing

    # Quote whose price binds.
    #
    # It must match amount, currency, destination country and direction, else 422 `quote_mismatch`.
    # @return [String, nil]
    attr_reader :quote_id

    # Who pays the fee.
    # @return [String, nil]
    attr_reader :fee_bearer

    # The caller's own reference; searchable, need not be unique.
    # @return [String, nil]
    attr_reader :reference

    # What the payment is for.
    # @return [String, nil]
    attr_reader :description

    # Text that the recipient sees on the statement, where the rail carries one.
    # @return [String, nil]
    attr_reader :statement_descriptor

    # Purpose of the payment, a code of the ISO 20022 external purpose list such as SALA, SUPP, GDDS, FAMI or EDUC.
    # @return [String, nil]
    attr_reader :purpose_code

    # Customer whom the payment belongs to.
    # @return [String, nil]
    attr_reader :customer_id

    # Whether the fraud analysis runs.
    # @return [String, nil]
    attr_reader :fraud_check

    # Fraud analysis to use instead of a new one.
    #
    # At most 15 minutes old, of the same amount and parties, and not used before.
    # @return [String, nil]
    attr_reader :fraud_analysis_id

    # Collections only.
    #
    # Seconds that the payer has to confirm on the phone.
    # @return [Integer, nil]
    attr_reader :approval_window_seconds

    # The caller's own reference of the item.
    # @return [String, nil]
    attr_reader :item_reference

    # Idempotency key of the item, in the same space as the keys of `POST /v1/payments`.
    #
    # Without it, the key of the bulk payment, `#` and the index.
    # @return [String, nil]
    attr_reader :idempotency_key

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # The member sandbox.
    # @return [Njia::PaymentSandboxOptions, nil]
    attr_reader :sandbox

    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param amount_type [String]
    # @param direction [String]
    # @param account_id [String]
    # @param destination [Njia::Party, Hash]
    # @param source [Njia::MobileMoneyParty, Hash]
    # @param destination_currency [String]
    # @param rail [String]
    # @param routing [Njia::RoutingPreference, Hash]
    # @param quote_id [String]
    # @param fee_bearer [String]
    # @param reference [String]
    # @param description [String]
    # @param statement_descriptor [String]
    # @param purpose_code [String]
    # @param customer_id [String]
    # @param fraud_check [String]
    # @param fraud_analysis_id [String]
    # @param approval_window_seconds [Integer]
    # @param item_reference [String]
    # @param idempotency_key [String]
    # @param metadata [Hash{String => String}]
    # @param sandbox [Njia::PaymentSandboxOptions, Hash]
    def initialize(
      amount_minor_units: OMIT,
      currency: OMIT,
      amount_type: OMIT,
      direction: OMIT,
      account_id: OMIT,
      destination: OMIT,
      source: OMIT,
      destination_currency: OMIT,
      rail: OMIT,
      routing: OMIT,
      quote_id: OMIT,
      fee_bearer: OMIT,
      reference: OMIT,
      description: OMIT,
      statement_descriptor: OMIT,
      purpose_code: OMIT,
      customer_id: OMIT,
      fraud_check: OMIT,
      fraud_analysis_id: OMIT,
      approval_window_seconds: OMIT,
      item_reference: OMIT,
      idempotency_key: OMIT,
      metadata: OMIT,
      sandbox: OMIT
    )
      super({
        amount_minor_units:,
        currency:,
        amount_type:,
        direction:,
        account_id:,
        destination:,
        source:,
        destination_currency:,
        rail:,
        routing:,
        quote_id:,
        fee_bearer:,
        reference:,
        description:,
        statement_descriptor:,
        purpose_code:,
        customer_id:,
        fraud_check:,
        fraud_analysis_id:,
        approval_window_seconds:,
        item_reference:,
        idempotency_key:,
        metadata:,
        sandbox:
      })
    end

    define_shape do |shape|
      shape.optional(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.optional(:currency, "currency", shape.text)
      shape.optional(:amount_type, "amountType", shape.text)
      shape.optional(:direction, "direction", shape.text)
      shape.optional(:account_id, "accountId", shape.text)
      shape.optional(:destination, "destination", shape.union(:Party))
      shape.optional(:source, "source", shape.model(:MobileMoneyParty))
      shape.optional(:destination_currency, "destinationCurrency", shape.text)
      shape.optional(:rail, "rail", shape.text)
      shape.optional(:routing, "routing", shape.model(:RoutingPreference))
      shape.optional(:quote_id, "quoteId", shape.text)
      shape.optional(:fee_bearer, "feeBearer", shape.text)
      shape.optional(:reference, "reference", shape.text)
      shape.optional(:description, "description", shape.text)
      shape.optional(:statement_descriptor, "statementDescriptor", shape.text)
      shape.optional(:purpose_code, "purposeCode", shape.text)
      shape.optional(:customer_id, "customerId", shape.text)
      shape.optional(:fraud_check, "fraudCheck", shape.text)
      shape.optional(:fraud_analysis_id, "fraudAnalysisId", shape.text)
      shape.optional(:approval_window_seconds, "approvalWindowSeconds", shape.integer)
      shape.optional(:item_reference, "itemReference", shape.text)
      shape.optional(:idempotency_key, "idempotencyKey", shape.text)
      shape.optional(:metadata, "metadata", shape.map(shape.text))
      shape.optional(:sandbox, "sandbox", shape.model(:PaymentSandboxOptions))
    end
  end
end
