# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The money movement behind a payment, a reversal, a card capture, a book transfer or a test funding, with its
  # ledger entries.
  class Transaction < Model
    include EventData

    # Id of the transaction.
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

    # When the transaction was made.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # The member type.
    # @return [String]
    attr_reader :type

    # The member status.
    # @return [String]
    attr_reader :status

    # Payment that made it.
    # @return [String, nil]
    attr_reader :payment_id

    # Of a reversal: the transaction that it undoes.
    # @return [String, nil]
    attr_reader :original_transaction_id

    # Reversal that made it or that undoes it.
    # @return [String, nil]
    attr_reader :reversal_id

    # The tenant's account.
    # @return [String]
    attr_reader :account_id

    # Amount in minor units of `currency`.
    # @return [Integer]
    attr_reader :amount_minor_units

    # The member currency.
    # @return [String]
    attr_reader :currency

    # The member fee.
    # @return [Njia::Money]
    attr_reader :fee

    # The member reversed amount.
    # @return [Njia::Money]
    attr_reader :reversed_amount

    # Rail that carried it; null without one.
    # @return [String, nil]
    attr_reader :rail

    # The rail's own reference.
    # @return [String, nil]
    attr_reader :provider_reference

    # Corridor; null for movements inside the tenant.
    # @return [String, nil]
    attr_reader :corridor

    # Customer whom it belongs to.
    # @return [String, nil]
    attr_reader :customer_id

    # The other side, masked; null without one.
    # @return [Njia::PartyDetails, nil]
    attr_reader :counterparty

    # What it is for.
    # @return [String, nil]
    attr_reader :description

    # Ledger entries that it posted.
    # @return [Array<String>]
    attr_reader :ledger_entry_ids

    # The member reconciliation.
    # @return [Njia::ReconciliationCase]
    attr_reader :reconciliation

    # When the money had moved.
    # @return [Time, nil]
    attr_reader :completed_at

    # All changes of state, oldest first.
    # @return [Array<Njia::TimelineItem>]
    attr_reader :timeline

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # The payment; only with `expand=payment`.
    # @return [Njia::Payment, nil]
    attr_reader :payment

    # The customer; only with `expand=customer`.
    # @return [Njia::Customer, nil]
    attr_reader :customer

    # @param id [String]
    # @param livemode [Boolean]
    # @param version [Integer]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param type [String]
    # @param status [String]
    # @param payment_id [String, nil]
    # @param original_transaction_id [String, nil]
    # @param reversal_id [String, nil]
    # @param account_id [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param fee [Njia::Money, Hash]
    # @param reversed_amount [Njia::Money, Hash]
    # @param rail [String, nil]
    # @param provider_reference [String, nil]
    # @param corridor [String, nil]
    # @param customer_id [String, nil]
    # @param counterparty [Njia::PartyDetails, Hash, nil]
    # @param description [String, nil]
    # @param ledger_entry_ids [Array<String>]
    # @param reconciliation [Njia::ReconciliationCase, Hash]
    # @param completed_at [Time, String, nil]
    # @param timeline [Array<Njia::TimelineItem, Hash>]
    # @param metadata [Hash{String => String}]
    # @param payment [Njia::Payment, Hash]
    # @param customer [Njia::Customer, Hash]
    def initialize(
      id:,
      livemode:,
      version:,
      created_at:,
      updated_at:,
      type:,
      status:,
      payment_id:,
      original_transaction_id:,
      reversal_id:,
      account_id:,
      amount_minor_units:,
      currency:,
      fee:,
      reversed_amount:,
      rail:,
      provider_reference:,
      corridor:,
      customer_id:,
      counterparty:,
      description:,
      ledger_entry_ids:,
      reconciliation:,
      completed_at:,
      timeline:,
      metadata:,
      payment: OMIT,
      customer: OMIT
    )
      super({
        id:,
        livemode:,
        version:,
        created_at:,
        updated_at:,
        type:,
        status:,
        payment_id:,
        original_transaction_id:,
        reversal_id:,
        account_id:,
        amount_minor_units:,
        currency:,
        fee:,
        reversed_amount:,
        rail:,
        provider_reference:,
        corridor:,
        customer_id:,
        counterparty:,
        description:,
        ledger_entry_ids:,
        reconciliation:,
        completed_at:,
        timeline:,
        metadata:,
        payment:,
        customer:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("transaction"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:type, "type", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:payment_id, "paymentId", shape.nullable(shape.text))
      shape.required(:original_transaction_id, "originalTransactionId", shape.nullable(shape.text))
      shape.required(:reversal_id, "reversalId", shape.nullable(shape.text))
      shape.required(:account_id, "accountId", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:fee, "fee", shape.model(:Money))
      shape.required(:reversed_amount, "reversedAmount", shape.model(:Money))
      shape.required(:rail, "rail", shape.nullable(shape.text))
      shape.required(:provider_reference, "providerReference", shape.nullable(shape.text))
      shape.required(:corridor, "corridor", shape.nullable(shape.text))
      shape.required(:customer_id, "customerId", shape.nullable(shape.text))
      shape.required(:counterparty, "counterparty", shape.nullable(shape.union(:PartyDetails)))
      shape.required(:description, "description", shape.nullable(shape.text))
      shape.required(:ledger_entry_ids, "ledgerEntryIds", shape.list(shape.text))
      shape.required(:reconciliation, "reconciliation", shape.model(:ReconciliationCase))
      shape.required(:completed_at, "completedAt", shape.nullable(shape.time))
      shape.required(:timeline, "timeline", shape.list(shape.model(:TimelineItem)))
      shape.required(:metadata, "metadata", shape.map(shape.text))
      shape.optional(:payment, "payment", shape.model(:Payment))
      shape.optional(:customer, "customer", shape.model(:Customer))
    end
  end
end
