# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A payment with its state, price, rail decision and history.
  #
  # Exactly one transaction belongs to it.
  class Payment < Model
    include EventData

    # Id of the payment.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # Grows by 1 with each change of state.
    # @return [Integer]
    attr_reader :version

    # When the payment was made.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # The member status.
    # @return [String]
    attr_reader :status

    # Machine code of the reason for the state; null when the state explains itself.
    # @return [String, nil]
    attr_reader :status_reason

    # Amount in minor units of `currency`.
    # @return [Integer]
    attr_reader :amount_minor_units

    # The member currency.
    # @return [String]
    attr_reader :currency

    # The member amount type.
    # @return [String]
    attr_reader :amount_type

    # The member direction.
    # @return [String]
    attr_reader :direction

    # The tenant's account that is debited (payout) or credited (collection).
    # @return [String]
    attr_reader :account_id

    # Who gets the money; null for a collection.
    # @return [Njia::PartyDetails, nil]
    attr_reader :destination

    # Who pays; null for a payout.
    # @return [Njia::PartyDetails, nil]
    attr_reader :source

    # The member destination currency.
    # @return [String]
    attr_reader :destination_currency

    # Rail in use or last used; null until one was chosen.
    # @return [String, nil]
    attr_reader :rail

    # The member routing.
    # @return [Njia::PaymentRouting]
    attr_reader :routing

    # Quote that bound the price.
    # @return [String, nil]
    attr_reader :quote_id

    # The member fee bearer.
    # @return [String]
    attr_reader :fee_bearer

    # The caller's reference.
    # @return [String, nil]
    attr_reader :reference

    # What the payment is for.
    # @return [String, nil]
    attr_reader :description

    # Text on the recipient's statement.
    # @return [String, nil]
    attr_reader :statement_descriptor

    # ISO 20022 external purpose code.
    # @return [String, nil]
    attr_reader :purpose_code

    # Customer whom the payment belongs to.
    # @return [String, nil]
    attr_reader :customer_id

    # The member fraud check.
    # @return [String]
    attr_reader :fraud_check

    # Seconds that the payer has to confirm; null for a payout.
    # @return [Integer, nil]
    attr_reader :approval_window_seconds

    # The transaction of the payment.
    # @return [String]
    attr_reader :transaction_id

    # The member corridor.
    # @return [String]
    attr_reader :corridor

    # The member fee.
    # @return [Njia::Money]
    attr_reader :fee

    # What a payout takes from the account: amount and fee.
    #
    # Null for a collection.
    # @return [Njia::Money, nil]
    attr_reader :total_debited

    # The member destination amount.
    # @return [Njia::Money]
    attr_reader :destination_amount

    # Terms of the currency exchange; null when both sides have one currency.
    # @return [Njia::FxTerms, nil]
    attr_reader :fx

    # Submissions to rails, oldest first.
    # @return [Array<Njia::PaymentAttempt>]
    attr_reader :attempts

    # The step that a collection waits for; null without one.
    # @return [Njia::PaymentNextAction, nil]
    attr_reader :next_action

    # Why the payment failed; null unless it did.
    # @return [Njia::FailureDetail, nil]
    attr_reader :failure

    # The member fraud.
    # @return [Njia::PaymentFraud]
    attr_reader :fraud

    # The reversal of the payment; null without one.
    # @return [Njia::PaymentReversal, nil]
    attr_reader :reversal

    # Bulk payment that made this payment.
    # @return [String, nil]
    attr_reader :bulk_payment_id

    # Item of the bulk payment.
    # @return [String, nil]
    attr_reader :bulk_item_id

    # Idempotency key that the payment was made with.
    # @return [String]
    attr_reader :idempotency_key

    # The member iso20022.
    # @return [Njia::Iso20022Status]
    attr_reader :iso20022

    # When the payment will probably be final; null once it is.
    # @return [Time, nil]
    attr_reader :expected_completion_at

    # When it was first sent to a rail.
    # @return [Time, nil]
    attr_reader :submitted_at

    # When the money had moved.
    # @return [Time, nil]
    attr_reader :completed_at

    # When it was canceled.
    # @return [Time, nil]
    attr_reader :canceled_at

    # All changes of state, oldest first.
    # @return [Array<Njia::TimelineItem>]
    attr_reader :timeline

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # The transaction; only with `expand=transaction`.
    # @return [Njia::Transaction, nil]
    attr_reader :transaction

    # The customer; only with `expand=customer`.
    # @return [Njia::Customer, nil]
    attr_reader :customer

    # @param id [String]
    # @param livemode [Boolean]
    # @param version [Integer]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param status [String]
    # @param status_reason [String, nil]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param amount_type [String]
    # @param direction [String]
    # @param account_id [String]
    # @param destination [Njia::PartyDetails, Hash, nil]
    # @param source [Njia::PartyDetails, Hash, nil]
    # @param destination_currency [String]
    # @param rail [String, nil]
    # @param routing [Njia::PaymentRouting, Hash]
    # @param quote_id [String, nil]
    # @param fee_bearer [String]
    # @param reference [String, nil]
    # @param description [String, nil]
    # @param statement_descriptor [String, nil]
    # @param purpose_code [String, nil]
    # @param customer_id [String, nil]
    # @param fraud_check [String]
    # @param approval_window_seconds [Integer, nil]
    # @param transaction_id [String]
    # @param corridor [String]
    # @param fee [Njia::Money, Hash]
    # @param total_debited [Njia::Money, Hash, nil]
    # @param destination_amount [Njia::Money, Hash]
    # @param fx [Njia::FxTerms, Hash, nil]
    # @param attempts [Array<Njia::PaymentAttempt, Hash>]
    # @param next_action [Njia::PaymentNextAction, Hash, nil]
    # @param failure [Njia::FailureDetail, Hash, nil]
    # @param fraud [Njia::PaymentFraud, Hash]
    # @param reversal [Njia::PaymentReversal, Hash, nil]
    # @param bulk_payment_id [String, nil]
    # @param bulk_item_id [String, nil]
    # @param idempotency_key [String]
    # @param iso20022 [Njia::Iso20022Status, Hash]
    # @param expected_completion_at [Time, String, nil]
    # @param submitted_at [Time, String, nil]
    # @param completed_at [Time, String, nil]
    # @param canceled_at [Time, String, nil]
    # @param timeline [Array<Njia::TimelineItem, Hash>]
    # @param metadata [Hash{String => String}]
    # @param transaction [Njia::Transaction, Hash]
    # @param customer [Njia::Customer, Hash]
    def initialize(
      id:,
      livemode:,
      version:,
      created_at:,
      updated_at:,
      status:,
      status_reason:,
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
      approval_window_seconds:,
      transaction_id:,
      corridor:,
      fee:,
      total_debited:,
      destination_amount:,
      fx:,
      attempts:,
      next_action:,
      failure:,
      fraud:,
      reversal:,
      bulk_payment_id:,
      bulk_item_id:,
      idempotency_key:,
      iso20022:,
      expected_completion_at:,
      submitted_at:,
      completed_at:,
      canceled_at:,
      timeline:,
      metadata:,
      transaction: OMIT,
      customer: OMIT
    )
      super({
        id:,
        livemode:,
        version:,
        created_at:,
        updated_at:,
        status:,
        status_reason:,
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
        approval_window_seconds:,
        transaction_id:,
        corridor:,
        fee:,
        total_debited:,
        destination_amount:,
        fx:,
        attempts:,
        next_action:,
        failure:,
        fraud:,
        reversal:,
        bulk_payment_id:,
        bulk_item_id:,
        idempotency_key:,
        iso20022:,
        expected_completion_at:,
        submitted_at:,
        completed_at:,
        canceled_at:,
        timeline:,
        metadata:,
        transaction:,
        customer:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("payment"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:status, "status", shape.text)
      shape.required(:status_reason, "statusReason", shape.nullable(shape.text))
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:amount_type, "amountType", shape.text)
      shape.required(:direction, "direction", shape.text)
      shape.required(:account_id, "accountId", shape.text)
      shape.required(:destination, "destination", shape.nullable(shape.union(:PartyDetails)))
      shape.required(:source, "source", shape.nullable(shape.union(:PartyDetails)))
      shape.required(:destination_currency, "destinationCurrency", shape.text)
      shape.required(:rail, "rail", shape.nullable(shape.text))
      shape.required(:routing, "routing", shape.model(:PaymentRouting))
      shape.required(:quote_id, "quoteId", shape.nullable(shape.text))
      shape.required(:fee_bearer, "feeBearer", shape.text)
      shape.required(:reference, "reference", shape.nullable(shape.text))
      shape.required(:description, "description", shape.nullable(shape.text))
      shape.required(:statement_descriptor, "statementDescriptor", shape.nullable(shape.text))
      shape.required(:purpose_code, "purposeCode", shape.nullable(shape.text))
      shape.required(:customer_id, "customerId", shape.nullable(shape.text))
      shape.required(:fraud_check, "fraudCheck", shape.text)
      shape.required(:approval_window_seconds, "approvalWindowSeconds", shape.nullable(shape.integer))
      shape.required(:transaction_id, "transactionId", shape.text)
      shape.required(:corridor, "corridor", shape.text)
      shape.required(:fee, "fee", shape.model(:Money))
      shape.required(:total_debited, "totalDebited", shape.nullable(shape.model(:Money)))
      shape.required(:destination_amount, "destinationAmount", shape.model(:Money))
      shape.required(:fx, "fx", shape.nullable(shape.model(:FxTerms)))
      shape.required(:attempts, "attempts", shape.list(shape.model(:PaymentAttempt)))
      shape.required(:next_action, "nextAction", shape.nullable(shape.model(:PaymentNextAction)))
      shape.required(:failure, "failure", shape.nullable(shape.model(:FailureDetail)))
      shape.required(:fraud, "fraud", shape.model(:PaymentFraud))
      shape.required(:reversal, "reversal", shape.nullable(shape.model(:PaymentReversal)))
      shape.required(:bulk_payment_id, "bulkPaymentId", shape.nullable(shape.text))
      shape.required(:bulk_item_id, "bulkItemId", shape.nullable(shape.text))
      shape.required(:idempotency_key, "idempotencyKey", shape.text)
      shape.required(:iso20022, "iso20022", shape.model(:Iso20022Status))
      shape.required(:expected_completion_at, "expectedCompletionAt", shape.nullable(shape.time))
      shape.required(:submitted_at, "submittedAt", shape.nullable(shape.time))
      shape.required(:completed_at, "completedAt", shape.nullable(shape.time))
      shape.required(:canceled_at, "canceledAt", shape.nullable(shape.time))
      shape.required(:timeline, "timeline", shape.list(shape.model(:TimelineItem)))
      shape.required(:metadata, "metadata", shape.map(shape.text))
      shape.optional(:transaction, "transaction", shape.model(:Transaction))
      shape.optional(:customer, "customer", shape.model(:Customer))
    end
  end
end
