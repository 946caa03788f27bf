# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A virtual card with spend limits.
  #
  # Its number and security code are never part of it; `revealGhostCard` shows them.
  class GhostCard < Model
    include EventData

    # Id of the card.
    # @return [String]
    attr_reader :id

    # The kind of this object.
    # @return [String]
    attr_reader :object

    # True for live data, false for test data.
    # @return [Boolean]
    attr_reader :livemode

    # When it was created (UTC).
    # @return [Time]
    attr_reader :created_at

    # When it last changed (UTC).
    # @return [Time]
    attr_reader :updated_at

    # Counts the state changes of this resource, from 1.
    # @return [Integer]
    attr_reader :version

    # The member status.
    # @return [String]
    attr_reader :status

    # Name for people.
    # @return [String, nil]
    attr_reader :label

    # Last four digits of the number.
    # @return [String]
    attr_reader :last4

    # First six digits of the number.
    # @return [String]
    attr_reader :bin

    # Card scheme.
    # @return [String]
    attr_reader :scheme

    # Month of expiry.
    # @return [Integer]
    attr_reader :exp_month

    # Year of expiry, four digits.
    # @return [Integer]
    attr_reader :exp_year

    # Currency of the card and of its limits.
    # @return [String]
    attr_reader :currency

    # Account that funds it.
    # @return [String]
    attr_reader :account_id

    # Customer who uses it.
    # @return [String, nil]
    attr_reader :customer_id

    # Whether it closes after its first use.
    # @return [Boolean]
    attr_reader :single_use

    # First approved authorization of a single-use card.
    # @return [Time, nil]
    attr_reader :used_at

    # Limits with their use.
    # @return [Array<Njia::SpendLimit>]
    attr_reader :spend_limits

    # The member controls.
    # @return [Njia::GhostCardControls]
    attr_reader :controls

    # IANA time zone of the limit windows.
    # @return [String]
    attr_reader :timezone

    # When it ends.
    # @return [Time]
    attr_reader :expires_at

    # The member totals.
    # @return [Njia::GhostCardTotals]
    attr_reader :totals

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param status [String]
    # @param label [String, nil]
    # @param last4 [String]
    # @param bin [String]
    # @param exp_month [Integer]
    # @param exp_year [Integer]
    # @param currency [String]
    # @param account_id [String]
    # @param customer_id [String, nil]
    # @param single_use [Boolean]
    # @param used_at [Time, String, nil]
    # @param spend_limits [Array<Njia::SpendLimit, Hash>]
    # @param controls [Njia::GhostCardControls, Hash]
    # @param timezone [String]
    # @param expires_at [Time, String]
    # @param totals [Njia::GhostCardTotals, Hash]
    # @param metadata [Hash{String => String}]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      status:,
      label:,
      last4:,
      bin:,
      exp_month:,
      exp_year:,
      currency:,
      account_id:,
      customer_id:,
      single_use:,
      used_at:,
      spend_limits:,
      controls:,
      timezone:,
      expires_at:,
      totals:,
      metadata:
    )
      super({
        id:,
        livemode:,
        created_at:,
        updated_at:,
        version:,
        status:,
        label:,
        last4:,
        bin:,
        exp_month:,
        exp_year:,
        currency:,
        account_id:,
        customer_id:,
        single_use:,
        used_at:,
        spend_limits:,
        controls:,
        timezone:,
        expires_at:,
        totals:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("ghost_card"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:status, "status", shape.text)
      shape.required(:label, "label", shape.nullable(shape.text))
      shape.required(:last4, "last4", shape.text)
      shape.required(:bin, "bin", shape.text)
      shape.required(:scheme, "scheme", shape.constant("simulated"))
      shape.required(:exp_month, "expMonth", shape.integer)
      shape.required(:exp_year, "expYear", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:account_id, "accountId", shape.text)
      shape.required(:customer_id, "customerId", shape.nullable(shape.text))
      shape.required(:single_use, "singleUse", shape.boolean)
      shape.required(:used_at, "usedAt", shape.nullable(shape.time))
      shape.required(:spend_limits, "spendLimits", shape.list(shape.model(:SpendLimit)))
      shape.required(:controls, "controls", shape.model(:GhostCardControls))
      shape.required(:timezone, "timezone", shape.text)
      shape.required(:expires_at, "expiresAt", shape.time)
      shape.required(:totals, "totals", shape.model(:GhostCardTotals))
      shape.required(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
